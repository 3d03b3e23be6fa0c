import { useEffect, useState } from 'react';
import { usePausableClock } from '../../suspension/usePausableClock.ts';
import { type PausableClock } from '../../suspension/pausableClock.ts';
import { announce } from './announcer.ts';

/** How long after the last change a count is said. Source: accessibility rule G2. */
export const COUNT_SAID_AFTER_MS = 800;

/** What a field that searches or filters says about its list. */
export interface ResultCount {
  /**
   * How many things the list shows now, as a sentence: “3 games found”; “All 12 games” where nothing is left out.
   * `undefined` while they are being fetched.
   */
  result: string | undefined;
}

/**
 * Says the count once, when the member has stopped changing the field. Changes that are not the member's own, such as
 * the first load, are not said. Returns what to call at each change of the member.
 */
export function useResultCount({ result }: ResultCount): () => void {
  const clock = usePausableClock();
  const [count] = useState(() => createCount(clock));
  useEffect(() => count.update(result), [count, result]);
  useEffect(() => () => count.stop(), [count]);
  return count.sayLater;
}

function createCount(clock: PausableClock) {
  let timer: number | undefined;
  let latest: string | undefined;
  let isDue = false;
  const sayWhatIsDue = () => {
    if (!isDue || latest === undefined) return;
    isDue = false;
    announce(latest);
  };
  const stop = () => {
    isDue = false;
    if (timer !== undefined) clock.clearTimeout(timer);
  };
  return {
    stop,
    update: (result: string | undefined) => {
      latest = result;
      sayWhatIsDue();
    },
    sayLater: () => {
      stop();
      timer = clock.setTimeout(() => {
        isDue = true;
        sayWhatIsDue();
      }, COUNT_SAID_AFTER_MS);
    },
  };
}
