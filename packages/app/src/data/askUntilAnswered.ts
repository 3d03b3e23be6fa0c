import { isException, NetworkError } from '@friendbase/contract';
import { isPassing, restMs, retryAfterMsOf } from '../lib/errors/tryAgain.ts';

/** Longer than any answer should take: a call that hangs counts as no answer. */
const ANSWER_LIMIT_MS = 30_000;

/** Asks for a thing, by its name, until there is an answer. */
export type Ask = (name: string, work: () => Promise<unknown>) => void;

interface Asking {
  /** Something has happened since it was asked last. */
  isWanted: boolean;
  /** Ends its rest. */
  wake: () => void;
}

/**
 * What happens is told once: what it has made worth asking is asked until that is answered. Where there was no answer, or the server could
 * give none, it rests for longer and longer, but not once the network is back or more happens. Each thing is asked for once at a time,
 * and after the last that has happened to it.
 */
export function askUntilAnswered(
  signal: AbortSignal,
  page: Pick<Window, 'addEventListener' | 'navigator'> = window,
): Ask {
  const open = new Map<string, Asking>();
  const wakeAll = () => {
    for (const { wake } of open.values()) wake();
  };
  page.addEventListener('online', wakeAll, { signal });
  signal.addEventListener('abort', wakeAll);

  const rest = (own: Asking, ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      own.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function askFor(own: Asking, work: () => Promise<unknown>): Promise<void> {
    for (let failures = 0; own.isWanted && !signal.aborted;) {
      own.isWanted = false;
      try {
        await withinLimit(work());
        failures = 0;
      } catch (error) {
        if (isException(error) || !isPassing(error)) continue;
        own.isWanted = true;
        failures += 1;
        // Without a network the device tells when it is back.
        do await rest(own, restMs(failures, retryAfterMsOf(error)));
        while (!page.navigator.onLine && !signal.aborted);
      }
    }
  }

  return (name, work) => {
    const known = open.get(name);
    if (known) {
      known.isWanted = true;
      known.wake();
      return;
    }
    const own = { isWanted: true, wake: () => undefined };
    open.set(name, own);
    void askFor(own, work).then(() => open.delete(name));
  };
}

async function withinLimit(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError('No answer in time.')), ANSWER_LIMIT_MS);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
