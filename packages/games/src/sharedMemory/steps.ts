import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { pictureOf, type PictureSet } from '../memory/pictures/names.ts';
import { sharedMemory } from '../words/en/sharedMemory.ts';

/** A card as it can be seen: nothing is known of one that lies face down. */
export interface SeenCard {
  state: 'down' | 'open' | 'found';
  picture: number | null;
}

/** A game of two as one of them sees it. */
export interface SharedTable {
  cards: readonly SeenCard[];
  isOwnTurn: boolean;
  outcome: 'done' | 'stopped' | null;
}

/** In whose words it is told. */
interface Telling {
  set: PictureSet;
  partner: string;
}

const picturesIn = ({ cards }: SharedTable, state: SeenCard['state']): number[] =>
  cards.flatMap((card) => (card.state === state && card.picture !== null ? [card.picture] : []));

export const pairsIn = ({ cards }: SharedTable): number => cards.length / 2;
export const foundIn = (table: SharedTable): number => picturesIn(table, 'found').length / 2;

/** Whether the two look the same: what was asked again brings most often what was there. */
export const isSameTable = (one: SharedTable, other: SharedTable): boolean =>
  JSON.stringify([one.cards, one.isOwnTurn, one.outcome]) ===
  JSON.stringify([other.cards, other.isOwnTurn, other.outcome]);

/** How a game stands, for who opens it. */
export function standingWords(table: SharedTable, { set, partner }: Telling): MessageRef {
  const { isOwnTurn, outcome } = table;
  if (outcome === 'done') return messageOf(sharedMemory, 'done', { pairs: pairsIn(table) });
  if (outcome === 'stopped') return messageOf(sharedMemory, 'stopped');
  const [first, second] = picturesIn(table, 'open').map((picture) => pictureOf(set, picture));
  if (!isOwnTurn) return messageOf(sharedMemory, 'theirTurn', { partner });
  if (first === undefined) return messageOf(sharedMemory, 'yourTurn');
  return second === undefined
    ? messageOf(sharedMemory, 'oneMore', { picture: first })
    : messageOf(sharedMemory, 'theirCards', { picture: first, other: second, partner });
}

/** What a step of the member's own has brought: `card` is what they turned over. */
export function ownStepWords(now: SharedTable, card: number, { set, partner }: Telling): MessageRef {
  const turned = now.cards[card];
  if (now.outcome !== null || !turned || turned.picture === null) return standingWords(now, { set, partner });
  const picture = pictureOf(set, turned.picture);
  if (turned.state === 'found')
    return messageOf(sharedMemory, 'pair', { picture, found: foundIn(now), pairs: pairsIn(now) });
  return now.isOwnTurn
    ? messageOf(sharedMemory, 'oneMore', { picture })
    : messageOf(sharedMemory, 'noPair', { picture, partner });
}

/** What the other one has done since. */
export function theirStepWords(before: SharedTable, now: SharedTable, { set, partner }: Telling): MessageRef {
  const [card, more] = picturesIn(now, 'open');
  const had = new Set(picturesIn(before, 'found'));
  const pair = picturesIn(now, 'found').findLast((picture) => !had.has(picture));
  if (now.outcome !== null || now.isOwnTurn) return standingWords(now, { set, partner });
  if (card !== undefined && more === undefined)
    return messageOf(sharedMemory, 'theirCard', { picture: pictureOf(set, card), partner });
  if (pair !== undefined) {
    const picture = pictureOf(set, pair);
    return messageOf(sharedMemory, 'theirPair', {
      picture,
      partner,
      found: foundIn(now),
      pairs: pairsIn(now),
    });
  }
  return standingWords(now, { set, partner });
}
