/** How many requests are under way at a time. Source: product spec §9 “Uploader”. */
export const QUEUE_LIMIT = 6;

export type Queue = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Lets work begin in its turn. What is given up while it waits never begins. */
export function createQueue(limit = QUEUE_LIMIT): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> | undefined => {
    if (running < limit) {
      running += 1;
      return undefined;
    }
    return new Promise((begin) => waiting.push(begin));
  };
  // The turn goes to the next one, who does not have to count again.
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work, signal) => {
    await turn();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      pass();
    }
  };
}
