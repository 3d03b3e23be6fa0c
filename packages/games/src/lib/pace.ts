import type { Preferences } from '@friendbase/ui-kit';

/** How long timed steps take: times 1, 2, 4 or 10, or until the member presses. Source: preference P8. */
export type Pace = Preferences['pace'];

/** Milliseconds of a step that takes `ms` at the specification's pace. At `wait` no timer may be armed: see `isStepped`. */
export const paced = (ms: number, pace: Pace): number => (pace === 'wait' ? ms : ms * pace);

/** The member takes every step by a press, and no time runs. */
export const isStepped = (pace: Pace): boolean => pace === 'wait';

/** A length of time as people say it: seconds below a minute, otherwise whole minutes and on which side of them it lies. */
export interface RoughTime {
  unit: 'seconds' | 'underMinutes' | 'minutes' | 'overMinutes';
  count: number;
}

/** What lies within these seconds of a whole minute is that minute. */
const NEAR_S = 5;

export function roughTime(ms: number): RoughTime {
  const seconds = Math.round(ms / 1000);
  if (seconds < 45) return { unit: 'seconds', count: seconds };
  const count = Math.max(1, Math.round(seconds / 60));
  const over = seconds - count * 60;
  if (Math.abs(over) <= NEAR_S) return { unit: 'minutes', count };
  return { unit: over > 0 ? 'overMinutes' : 'underMinutes', count };
}
