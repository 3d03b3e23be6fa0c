import { catalogue } from '@friendbase/ui-kit/words';
import type { PictureName } from '../../memory/pictures/names.ts';

interface Place {
  row: number;
  column: number;
}
interface Card {
  picture: PictureName;
}
interface Found {
  points: number;
  found: number;
  pairs: number;
}

/** `other` is for a picture that is no more. */
export const PICTURES: Readonly<Record<PictureName | 'other', string>> = {
  flower: 'Flower',
  tree: 'Tree',
  butterfly: 'Butterfly',
  snail: 'Snail',
  mushroom: 'Mushroom',
  sun: 'Sun',
  cloud: 'Cloud',
  star: 'Star',
  house: 'House',
  key: 'Key',
  lamp: 'Lamp',
  chair: 'Chair',
  clock: 'Clock',
  bed: 'Bed',
  umbrella: 'Umbrella',
  book: 'Book',
  apple: 'Apple',
  banana: 'Banana',
  bread: 'Bread',
  cheese: 'Cheese',
  carrot: 'Carrot',
  egg: 'Egg',
  fish: 'Fish',
  cake: 'Cake',
  dog: 'Dog',
  robin: 'Robin',
  cat: 'Cat',
  rabbit: 'Rabbit',
  hedgehog: 'Hedgehog',
  turtle: 'Turtle',
  duck: 'Duck',
  frog: 'Frog',
  other: 'Picture',
};

/** The Memory game. What is said as a card turns is the specification's, W24, to the letter. */
export const memory = catalogue('games.memory', {
  findTwo: 'Turn over two cards.',
  findSame: 'Two cards with the same picture stay open.',
  findAll: 'Find all the pairs.',
  byKeys: 'Arrow keys go from card to card. Enter turns a card over.',
  byTouch: 'You can also press a card with a finger or a mouse.',
  bySwitch: 'With one switch, press “Let Tab go to each card” first. Then Tab and Enter are enough.',
  byEar: 'A screen reader says each card that you turn over.',
  byPace:
    'Two different cards turn back after a moment. You can make that longer, or turn them back yourself.',
  byHints: 'After two tries without a match you get a hint. You can turn hints off.',
  isKept: 'You can close the game at any time. It waits for you.',

  /** The name of the board. */
  board: ({ rows, columns }: { rows: number; columns: number }, f) =>
    `Memory cards, ${f.number(rows)} by ${f.number(columns)}`,
  picture: ({ picture }: Card, f) => f.select(PICTURES, picture),
  moves: 'Moves',
  pairs: 'Pairs',
  pairsFound: ({ found, pairs }: Pick<Found, 'found' | 'pairs'>, f) =>
    `${f.number(found)} of ${f.number(pairs)}`,
  time: 'Time',
  seconds: ({ seconds }: { seconds: number }, f) =>
    f.plural(seconds, { one: `${f.number(seconds)} second`, other: `${f.number(seconds)} seconds` }),
  turnBack: 'Turn back',
  fewestMoves: 'Your fewest moves',

  set: 'Pictures on the cards',
  garden: 'Garden',
  home: 'Home',
  food: 'Food',
  animals: 'Animals',
  tabToCards: 'Let Tab go to each card',
  tabToBoard: 'Let Tab go to the board once',
  tabsToCards: 'Tab goes to each card now.',
  tabsToBoard: 'Tab goes to the board once now.',

  first: 'Turn over a card.',
  turned: ({ picture }: Card, f) => `${f.select(PICTURES, picture)}.`,
  turnedFull: ({ row, column, picture }: Card & Place, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}: ${f.select(PICTURES, picture)}.`,
  /** The other card of the pair was open before, in that row. */
  hint: ({ picture, hintRow }: Card & { hintRow: number }, f) =>
    `${f.select(PICTURES, picture)}. You have seen the other one. It is in row ${f.number(hintRow)}.`,
  hintFull: ({ row, column, picture, hintRow }: Card & Place & { hintRow: number }, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}: ${f.select(PICTURES, picture)}. You have seen the other one. It is in row ${f.number(hintRow)}.`,
  /** The other card of the pair was never open. */
  hintNew: ({ picture }: Card, f) =>
    `${f.select(PICTURES, picture)}. You have not seen the other one yet. Try a new card.`,
  hintNewFull: ({ row, column, picture }: Card & Place, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}: ${f.select(PICTURES, picture)}. You have not seen the other one yet. Try a new card.`,
  noMatch: ({ picture }: Card, f) => `${f.select(PICTURES, picture)}. No match.`,
  noMatchFull: ({ row, column, picture }: Card & Place, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}: ${f.select(PICTURES, picture)}. No match.`,
  match: ({ picture, points, found, pairs }: Card & Found, f) =>
    `${f.select(PICTURES, picture)}. Match. ${f.number(points)} points. ${f.number(found)} of ${f.number(pairs)} pairs.`,
  matchFull: ({ row, column, picture, points, found, pairs }: Card & Place & Found, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}: ${f.select(PICTURES, picture)}. Match. ${f.number(points)} points. ${f.number(found)} of ${f.number(pairs)} pairs.`,
  downAgain: 'Face down again.',
  downAgainFull: ({ row, column, row2, column2 }: Place & { row2: number; column2: number }, f) =>
    `Row ${f.number(row)}, column ${f.number(column)} and row ${f.number(row2)}, column ${f.number(column2)}: face down again.`,
  wait: 'Wait.',
  waitFull: 'Wait. Two cards are open.',
  alreadyFound: ({ picture }: Card, f) => `${f.select(PICTURES, picture)} is matched already.`,
  nothingOpen: 'There is nothing to turn back.',
  ended: ({ pairs, moves }: { pairs: number; moves: number }, f) =>
    f.plural(moves, {
      one: `You found all ${f.number(pairs)} pairs in ${f.number(moves)} move.`,
      other: `You found all ${f.number(pairs)} pairs in ${f.number(moves)} moves.`,
    }),
});
