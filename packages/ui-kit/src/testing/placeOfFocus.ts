/** The row and column, from 1, of what has the focus in a grid: what a screen reader tells of it besides its name. */
export function placeOfFocus(): [row: number, column: number] | undefined {
  const cell = document.activeElement?.closest('[role="gridcell"]');
  const row = cell?.closest('[role="row"]');
  const grid = row?.closest('[role="grid"]');
  if (!cell || !row || !grid) return undefined;
  const at = (part: Element, whole: Element, role: string) =>
    [...whole.querySelectorAll(`[role="${role}"]`)].indexOf(part) + 1;
  return [at(row, grid, 'row'), at(cell, row, 'gridcell')];
}
