/** What is due again and again: a part of it at once, and one round after the other. */
interface RoundsOptions<Due> {
  readDue: () => Promise<readonly Due[]>;
  /** Takes one and does it. */
  work: (due: Due) => Promise<void>;
  /** How many at once. */
  atOnce: number;
  onError: (error: unknown) => void;
}

export interface DueRounds {
  /** Does what is due; several processes share it. */
  run: () => Promise<void>;
  /** Begins nothing more, and waits for what is on its way. */
  stop: () => Promise<void>;
}

/** The moment some time after another one, as it is stored: when something is due, and until when a process has it. */
export const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

export function createDueRounds<Due>({ readDue, work, atOnce, onError }: RoundsOptions<Due>): DueRounds {
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();

  async function runOne(): Promise<void> {
    // Each of these takes the next one when it has done its last.
    const waiting = (await readDue()).values();
    const workOff = async (): Promise<void> => {
      for (const due of waiting) {
        if (isStopped) return;
        await work(due).catch(onError);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workOff));
  }

  return {
    run() {
      const done = round.then(runOne);
      round = done.catch(() => undefined);
      return done;
    },
    stop() {
      isStopped = true;
      return round;
    },
  };
}

/** How often is looked for what is due. */
const LOOK_EVERY_MS = 2000;

/** Looks for what is due, again and again. Answers how to stop. */
export function keepLooking(run: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    run()
      .catch(onError)
      .finally(() => (isLooking = false));
  }, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
