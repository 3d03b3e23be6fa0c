import type { Problem } from './rules.ts';

export type DotKind = 'full' | 'ring' | 'crossed';

export interface Dot {
  column: number;
  row: number;
  kind: DotKind;
}

/** Sums are counted in rows of ten, as children learn it. */
const ROW = 10;

/** The problem as dots in rows: two kinds of them, some crossed out, or rows of the same length. */
export function dotsOf({ left, operator, right }: Problem): Dot[] {
  if (operator === 'times') return inRows(left * right, right, () => 'full');
  if (operator === 'minus') return inRows(left, ROW, (at) => (at < left - right ? 'full' : 'crossed'));
  return inRows(left + right, ROW, (at) => (at < left ? 'full' : 'ring'));
}

const inRows = (count: number, row: number, kindAt: (at: number) => DotKind): Dot[] =>
  Array.from({ length: count }, (_, at) => ({
    column: at % row,
    row: Math.floor(at / row),
    kind: kindAt(at),
  }));
