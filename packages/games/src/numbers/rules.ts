import { randomInteger, type Random } from '../lib/random.ts';

/** One of the four pads. */
export type Digit = 1 | 2 | 3 | 4;

/** Points for each number that was repeated. Source: product spec §4. */
const POINTS_A_NUMBER = 5;

/** The same numbers with a random one behind them, and at the beginning with as many as there are first. */
export const lengthen = (random: Random, sequence: readonly Digit[], first = 1): Digit[] => [
  ...sequence,
  ...Array.from({ length: Math.max(1, first - sequence.length) }, () => randomInteger(random, 1, 4) as Digit),
];

/** Points for repeating a sequence of this length. */
export const pointsForLength = (length: number): number => POINTS_A_NUMBER * length;

/**
 * All points of a game. Sequences grow by one and each is repeated once, so the longest one that was repeated tells
 * them all: they cannot drop, and what a device stores cannot contradict itself.
 *
 * @param first how long the first one was
 */
export const pointsUpTo = (repeated: number, first = 1): number =>
  repeated < first ? 0 : (POINTS_A_NUMBER * (repeated * (repeated + 1) - (first - 1) * first)) / 2;

/** How many sequences were repeated, each one longer than the one before. */
export const sequencesUpTo = (repeated: number, first = 1): number => Math.max(0, repeated - first + 1);

/** What one press is, after those that were right: wrong, right, or right and the last of the sequence. */
export function judge(sequence: readonly Digit[], entered: readonly Digit[], pad: Digit) {
  if (sequence[entered.length] !== pad) return 'wrong';
  return entered.length + 1 === sequence.length ? 'whole' : 'right';
}
