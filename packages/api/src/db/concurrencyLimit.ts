import { TemporaryError } from './failures.ts';

export interface Bounds {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait. */
  mostWaiting: number;
  /** How long each may wait. */
  waitMs: number;
  /** How many of one caller run and may wait: others are not held up by somebody with much work. */
  each?: { atOnce: number; mostWaiting: number };
}

/**
 * Runs work at once, or later when its turn comes. Rejects with `TemporaryError` when it waits in vain. `caller` is whose
 * work it is.
 */
export type RunLimited = <Result>(work: () => Promise<Result>, caller?: string) => Promise<Result>;

interface Waiting {
  caller: string;
  start: () => void;
}

/** Lets a bounded number of pieces of work run at the same time: each caller in turn, and the work of one in its order. */
export function limitConcurrency({ atOnce, mostWaiting, waitMs, each }: Bounds): RunLimited {
  const running: string[] = [];
  const waiting: Waiting[] = [];
  const lastTurn = new Map<string, number>();
  let turns = 0;

  const ofCaller = (caller: string): number => waiting.filter((one) => one.caller === caller).length;
  const mayStart = (caller: string): boolean =>
    running.length < atOnce &&
    (each === undefined || running.filter((one) => one === caller).length < each.atOnce);

  function start(caller: string): void {
    running.push(caller);
    lastTurn.set(caller, (turns += 1));
  }

  function end(caller: string): void {
    running.splice(running.indexOf(caller), 1);
    if (!running.includes(caller) && ofCaller(caller) === 0) lastTurn.delete(caller);
    const [next] = waiting
      .filter((one) => mayStart(one.caller))
      .toSorted((a, b) => (lastTurn.get(a.caller) ?? 0) - (lastTurn.get(b.caller) ?? 0));
    next?.start();
  }

  const turnOf = (caller: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => void waiting.splice(waiting.indexOf(one), 1);
      const limit = setTimeout(() => {
        leave();
        reject(new TemporaryError('QUEUE_SLOW', `Waited ${waitMs} ms for a turn.`));
      }, waitMs);
      const one = {
        caller,
        start() {
          clearTimeout(limit);
          leave();
          start(caller);
          resolve();
        },
      };
      waiting.push(one);
    });

  return async (work, caller = '') => {
    if (mayStart(caller)) start(caller);
    else if (waiting.length >= mostWaiting || (each && ofCaller(caller) >= each.mostWaiting))
      throw new TemporaryError('QUEUE_FULL', 'Too many wait for a turn already.');
    else await turnOf(caller);
    try {
      return await work();
    } finally {
      end(caller);
    }
  };
}
