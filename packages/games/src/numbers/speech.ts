import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { said, type Said } from '../lib/said.ts';
import { numbersGame } from '../words/en/numbers.ts';
import type { StoredNumbers } from './persisted.ts';
import { pointsForLength, pointsUpTo, type Digit } from './rules.ts';

/** A game at one of its numbers. */
export interface NumbersTurn extends StoredNumbers {
  /** The place of the number that is shown, from 0. */
  item: number;
  /** What was pressed in this turn; right so far. */
  entered: readonly Digit[];
}

type Of<Part extends keyof NumbersTurn> = Pick<NumbersTurn, Part>;

/** “3, 1, 4” */
export const inWords = (digits: readonly Digit[]): string => digits.join(', ');

export const watchMessage = ({ sequence }: Of<'sequence'>): MessageRef =>
  messageOf(numbersGame, 'watch', { digits: inWords(sequence) });

export const nowMessage = ({ sequence, item }: Of<'sequence' | 'item'>): MessageRef =>
  messageOf(numbersGame, 'now', { digit: sequence[item] ?? 0, place: item + 1, length: sequence.length });

export const yourTurnMessage = ({ sequence }: Of<'sequence'>): MessageRef =>
  messageOf(numbersGame, 'yourTurn', { length: sequence.length });

export const rightMessage = ({ repeated }: Of<'repeated'>): MessageRef =>
  messageOf(numbersGame, 'right', { points: pointsForLength(repeated) });

export const wrongMessage = ({ sequence }: Of<'sequence'>): MessageRef =>
  messageOf(numbersGame, 'wrong', { digits: inWords(sequence) });

export const endMessage = ({ repeated }: Of<'repeated'>): MessageRef =>
  messageOf(numbersGame, 'end', { length: repeated });

/** A sequence that was repeated; whoever wants everything said hears all points too. */
export const saidRight = ({ repeated, first }: Of<'repeated'> & { first: number }): Said =>
  said(rightMessage({ repeated }), {
    full: messageOf(numbersGame, 'rightFull', {
      points: pointsForLength(repeated),
      all: pointsUpTo(repeated, first),
    }),
  });

/**
 * A right press, said by its digit. The announcer drops words that it has only just said, so every second press of the
 * same pad in a row is said in other words.
 */
export function saidPress({ entered }: Of<'entered'>): Said {
  const digit = entered.at(-1) ?? 0;
  const sameInARow = entered.length - 1 - entered.findLastIndex((one) => one !== digit);
  const key = sameInARow % 2 === 0 ? 'pressedAgain' : 'pressed';
  return said(messageOf(numbersGame, key, { digit }));
}

/** What a press is answered that comes too early. */
export const saidEarly = (key: Early): Said => said(messageOf(numbersGame, key));

export type Early = 'wait' | 'startFirst' | 'watchFirst' | 'nextRoundFirst';
