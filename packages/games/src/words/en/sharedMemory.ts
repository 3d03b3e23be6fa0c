import { catalogue } from '@friendbase/ui-kit/words';
import type { PictureName } from '../../memory/pictures/names.ts';
import { PICTURES } from './memory.ts';

interface Card {
  picture: PictureName;
}
interface Together {
  found: number;
  pairs: number;
}
interface Partner {
  partner: string;
}

/** The Memory game of two friends, turn by turn. Nobody has more than the other: what is found is found together. */
export const sharedMemory = catalogue('games.sharedMemory', {
  findTwo: 'Turn over two cards when it is your turn.',
  findSame: 'Two cards that are the same stay open, and you go on.',
  findNone: 'Are they different? Then it is your friend’s turn.',
  noHurry: 'There is no hurry. Your friend can go on another day.',
  together: 'You find all the pairs together. Nobody loses.',

  yourTurn: 'It is your turn. Turn over two cards.',
  oneMore: ({ picture }: Card, f) => `${f.select(PICTURES, picture)}. Turn over one more card.`,
  theirTurn: ({ partner }: Partner) =>
    `It is the turn of ${partner}. You can close the game. It waits for you both.`,
  theirsNow: ({ partner }: Partner) => `It is the turn of ${partner}.`,

  pair: ({ picture, found, pairs }: Card & Together, f) =>
    `${f.select(PICTURES, picture)}. A pair! ${f.number(found)} of ${f.number(pairs)} pairs. Go on.`,
  noPair: ({ picture, partner }: Card & Partner, f) =>
    `${f.select(PICTURES, picture)}. No pair. Now it is the turn of ${partner}.`,
  theirCard: ({ picture, partner }: Card & Partner, f) =>
    `${partner} turned over a card: ${f.select(PICTURES, picture)}.`,
  theirPair: ({ picture, partner, found, pairs }: Card & Partner & Together, f) =>
    `${partner} found a pair: ${f.select(PICTURES, picture)}. ${f.number(found)} of ${f.number(pairs)} pairs.`,
  theirCards: ({ picture, other, partner }: Card & Partner & { other: PictureName }, f) =>
    `${partner} turned over two cards: ${f.select(PICTURES, picture)} and ${f.select(PICTURES, other)}. It is your turn.`,
  done: ({ pairs }: Pick<Together, 'pairs'>, f) =>
    `You found all ${f.number(pairs)} pairs together. Well done, both of you!`,
  stopped: 'This game is over.',

  turning: 'The card turns over...',
  wait: 'Wait. The card turns over.',
  isOpen: 'This card is open. Choose another one.',
});
