/** What a request answers. Rejects where the device does not do it. */
export const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device gave no reason.')));
    // It has not ended then: to ask for its error would throw.
    request.addEventListener('blocked', () => reject(new Error('Blocked.')));
  });

/** Until all of a transaction is on the device. */
export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    // A full disk shows here, after every request went well.
    for (const end of ['abort', 'error'])
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error('Not stored.')));
  });
