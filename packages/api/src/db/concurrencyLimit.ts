import { TemporaryError } from './temporaryError.ts';

export interface Bounds {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait. */
  mostWaiting: number;
  /** How long each may wait. */
  waitMs: number;
}

/** Runs work at once, or later when its turn comes. Rejects with `TemporaryError` when it waits in vain. */
export type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets a bounded number of pieces of work run at the same time, first come, first served. */
export function limitConcurrency({ atOnce, mostWaiting, waitMs }: Bounds): RunLimited {
  let running = 0;
  const waiting = new Set<() => void>();

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(limit);
        waiting.delete(start);
        running += 1;
        resolve();
      };
      const limit = setTimeout(() => {
        waiting.delete(start);
        reject(new TemporaryError('QUEUE_SLOW', `Waited ${waitMs} ms for a turn.`));
      }, waitMs);
      if (running < atOnce) start();
      else waiting.add(start);
    });
  }

  return async (work) => {
    if (running >= atOnce && waiting.size >= mostWaiting)
      throw new TemporaryError('QUEUE_FULL', `${mostWaiting} wait for a turn already.`);
    await turn();
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
