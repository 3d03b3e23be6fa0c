import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import type { Preferences } from '@friendbase/ui-kit';
import { said, type Said } from '../lib/said.ts';
import { memory } from '../words/en/memory.ts';
import { pictureOf, symbolOf, type PictureSet } from './pictures/names.ts';
import { isMatch, pairsOf, POINTS_A_PAIR, rowAndColumn, symbolAt, twinOf, type Table } from './rules.ts';

/** A table as one member plays on it. */
export interface OwnTable extends Table {
  set: PictureSet;
  hints: Preferences['hints'];
}

/** Hints come by themselves after this many moves without a match. Source: preference P9. */
const TRIES = 2;

/** Nothing else is assertive in a game: what the card shows has to follow the key at once. */
const politeness = 'assertive';

const cardAt = (table: OwnTable, place: number) => ({
  picture: pictureOf(table.set, symbolAt(table, place)),
  ...rowAndColumn(place),
});

const isHinted = ({ hints, misses }: OwnTable): boolean =>
  hints === 'always' || (hints === 'later' && misses >= TRIES);

/** The first card of a move, with a hint for who wants one. */
export function firstCardWords(table: OwnTable): Said {
  const place = table.open[0] ?? 0;
  const card = cardAt(table, place);
  if (!isHinted(table))
    return said(messageOf(memory, 'turned', card), {
      full: messageOf(memory, 'turnedFull', card),
      politeness,
    });
  const twin = twinOf(table, place);
  if (!table.seen.includes(twin))
    return said(messageOf(memory, 'hintNew', card), {
      full: messageOf(memory, 'hintNewFull', card),
      politeness,
    });
  // The row alone: to find the card in it is the member's.
  const hint = { ...card, hintRow: rowAndColumn(twin).row };
  return said(messageOf(memory, 'hint', hint), { full: messageOf(memory, 'hintFull', hint), politeness });
}

/** The second card of a move, and whether it is the same. */
export function secondCardWords(table: OwnTable): Said {
  const card = cardAt(table, table.open[1] ?? 0);
  if (!isMatch(table))
    return said(messageOf(memory, 'noMatch', card), {
      full: messageOf(memory, 'noMatchFull', card),
      politeness,
    });
  const match = { ...card, points: POINTS_A_PAIR, found: table.found.length, pairs: pairsOf(table) };
  return said(messageOf(memory, 'match', match), { full: messageOf(memory, 'matchFull', match), politeness });
}

/** Two cards that are not the same are about to lie face down again. */
export function downAgainWords({ open: [one = 0, other = 0] }: Table): Said {
  const { row: row2, column: column2 } = rowAndColumn(other);
  return said(messageOf(memory, 'downAgain'), {
    full: messageOf(memory, 'downAgainFull', { ...rowAndColumn(one), row2, column2 }),
  });
}

export const waitWords = (): Said => said(messageOf(memory, 'wait'), { full: messageOf(memory, 'waitFull') });

export const isWait = ({ short }: Said): boolean => short.key === waitWords().short.key;

export const alreadyFoundWords = (table: OwnTable, place: number): Said =>
  said(messageOf(memory, 'alreadyFound', cardAt(table, place)));

export const nothingOpenWords = (): Said => said(messageOf(memory, 'nothingOpen'));

export const endWords = (table: Table): Said =>
  said(messageOf(memory, 'ended', { pairs: pairsOf(table), moves: table.moves }));

/** What was said, of the same card with another picture on it. */
export function inPictures({ short, ...more }: Said, before: PictureSet, now: PictureSet): Said {
  const renamed = (message: MessageRef): MessageRef =>
    message.args?.['picture'] === undefined
      ? message
      : {
          ...message,
          args: { ...message.args, picture: pictureOf(now, symbolOf(before, message.args['picture'])) },
        };
  return { ...more, short: renamed(short), ...(more.full && { full: renamed(more.full) }) };
}
