import { catalogue } from '../catalogue.ts';

interface Place {
  row: number;
  column: number;
}

/** What the boards, pads and stages of games and stories say by themselves. */
export const play = catalogue('kit.play', {
  /** The name of a card. Its place is told by the grid. */
  isFaceDown: 'face down',
  nameMatched: ({ name }: { name: string }) => `${name}, matched`,
  /** The same with its place, for who sees the board. */
  faceDown: ({ row, column }: Place, f) => `Row ${f.number(row)}, column ${f.number(column)}, face down`,
  open: ({ row, column, name }: Place & { name: string }, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}, ${name}`,
  matched: ({ row, column, name }: Place & { name: string }, f) =>
    `Row ${f.number(row)}, column ${f.number(column)}, ${name}, matched`,
  /** On a card that is out of the game. */
  isMatched: 'matched',
  /** The list of the parts of a story. */
  parts: 'Parts',
});
