import { paced, type Pace } from '../lib/pace.ts';

export type Phase = 'in' | 'hold' | 'out';

/** How long each phase of a round is, in counts. Source: product spec §4 “Breathing guide”. */
export const COUNTS: Readonly<Record<Phase, number>> = { in: 4, hold: 4, out: 6 };
/** A count at the usual pace. */
export const COUNT_MS = 1000;
/** Source: product spec §4 “Breathing guide”. */
export const LEAST_ROUNDS = 5;
export const MOST_ROUNDS = 10;

/** How long a guide takes at a pace. */
export const durationMs = (rounds: number, skipsHolding: boolean, pace: Pace): number =>
  rounds * (COUNTS.in + (skipsHolding ? 0 : COUNTS.hold) + COUNTS.out) * paced(COUNT_MS, pace);
