import { DIFFICULTIES } from '../difficulty.ts';
import { isCount, isRecord, type PersistedKind } from '../lib/persistedGame.ts';
import type { Digit } from './rules.ts';

/** An unfinished game. Its points follow from `repeated`. */
export interface StoredNumbers {
  /** The numbers that were shown last, one at least. */
  sequence: readonly Digit[];
  /** How many numbers in a row were repeated: all of the sequence, or all but the last, or none yet of the first ones. */
  repeated: number;
}

/** More than anybody repeats. What is longer was not written by the game. */
const MOST_NUMBERS = 1000;

export const storedNumbers: PersistedKind<StoredNumbers> = {
  key: 'numbers.unfinished',
  version: 1,
  parse: (data) => {
    if (!isRecord(data)) return undefined;
    const { sequence, repeated } = data;
    if (!Array.isArray(sequence) || sequence.length < 1 || sequence.length > MOST_NUMBERS) return undefined;
    if (!sequence.every(isDigit) || !isCount(repeated)) return undefined;
    const isWhole =
      repeated === sequence.length || repeated === sequence.length - 1 || isFirst(sequence.length, repeated);
    return isWhole ? { sequence, repeated } : undefined;
  },
};

const isFirst = (length: number, repeated: number): boolean =>
  repeated === 0 && Object.values(DIFFICULTIES.numbers).some((first) => first === length);

const isDigit = (value: unknown): value is Digit => isCount(value, 1) && value <= 4;
