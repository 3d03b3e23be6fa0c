/** What waits for it may be over before: it holds no process. */
export const unrefDelay = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
