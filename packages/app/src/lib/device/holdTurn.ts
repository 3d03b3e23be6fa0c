/**
 * Holds a turn that one tab of a browser has at a time, from when it comes until `signal`.
 * @param onRefused the browser gives no turns here, as where a page may store nothing
 */
export async function holdTurn(
  locks: LockManager,
  name: string,
  signal: AbortSignal,
  onTurn: () => void,
  onRefused: () => void = () => undefined,
): Promise<void> {
  const hold = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else onTurn();
    });
  // One that is given up before its turn is no error.
  await locks.request(name, { signal }, hold).catch(() => signal.aborted || onRefused());
}
