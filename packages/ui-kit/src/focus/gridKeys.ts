import type { KeyboardEvent } from 'react';

/** A place in a grid, counted from 0. */
export interface Place {
  row: number;
  column: number;
}

export interface Grid {
  /** How many places each row has. */
  rowLengths: readonly number[];
  isRightToLeft: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/**
 * Where a key leads: arrows in two dimensions without wrapping, Home and End within the row, with Control within the
 * grid. At an edge the place stays the same. `undefined` for a key that does not belong to the grid.
 */
export function placeAfter(
  pressed: Key,
  from: Place,
  { rowLengths, isRightToLeft }: Grid,
): Place | undefined {
  const { key, ctrlKey } = pressed;
  if (pressed.altKey || pressed.metaKey || pressed.shiftKey) return undefined;
  if (ctrlKey && key !== 'Home' && key !== 'End') return undefined;
  const { row, column } = from;
  const lastRow = rowLengths.length - 1;
  const lastOf = (one: number) => (rowLengths[one] ?? 0) - 1;
  const forwards = isRightToLeft ? -1 : 1;
  const targets: Readonly<Record<string, Place>> = {
    ArrowRight: { row, column: column + forwards },
    ArrowLeft: { row, column: column - forwards },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: ctrlKey ? { row: lastRow, column: lastOf(lastRow) } : { row, column: lastOf(row) },
  };
  const target = targets[key];
  if (!target) return undefined;
  const isInside = target.column >= 0 && target.column <= lastOf(target.row);
  return isInside ? target : from;
}
