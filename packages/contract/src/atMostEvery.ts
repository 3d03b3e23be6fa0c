/**
 * Works for a key at once, and for as long as more is asked of it, once in so many ms: what comes a thousand times costs a few
 * calls, and the last of them is asked after the last that came.
 */
export function atMostEvery(
  ms: number,
  work: (key: string) => Promise<unknown>,
  signal: AbortSignal,
): (key: string) => void {
  /** Each key that is worked for, and whether it was asked for again. */
  const underWay = new Map<string, boolean>();
  const run = async (key: string) => {
    do {
      underWay.set(key, false);
      await Promise.all([work(key), new Promise((resolve) => setTimeout(resolve, ms))]);
    } while (underWay.get(key) && !signal.aborted);
    underWay.delete(key);
  };
  return (key) => {
    if (underWay.has(key)) underWay.set(key, true);
    else void run(key);
  };
}
