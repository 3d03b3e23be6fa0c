import type { Preferences } from '@friendbase/ui-kit';

/** How long timed steps take: times 1, 2, 4 or 10, or until the member presses. Source: preference P8. */
export type Pace = Preferences['pace'];

/** Milliseconds of a step that takes `ms` at the specification's pace. At `wait` no timer may be armed: see `isStepped`. */
export const paced = (ms: number, pace: Pace): number => (pace === 'wait' ? ms : ms * pace);

/** The member takes every step by a press, and no time runs. */
export const isStepped = (pace: Pace): boolean => pace === 'wait';
