/** A line of a table in Markdown, as cells by the headings of their columns. */
export type Row = ReadonlyMap<string, string>;

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.replaceAll(/[`*]/g, '').trim());

/** The rows of a section's tables, which are parted by blank lines. Of columns with the same heading the first counts. */
export const rowsOf = (section: string): Row[] =>
  section.split('\n\n').flatMap((block) => {
    const [head, , ...rows] = block.split('\n').filter((line) => line.startsWith('|'));
    const names = cellsOf(head ?? '');
    return rows.map(
      (line) =>
        new Map(
          cellsOf(line)
            .map((cell, at) => [names[at] ?? '', cell] as const)
            .toReversed(),
        ),
    );
  });

/** The number that a cell of each row begins with. Throws where there is no such row, or no number: nothing is taken for met. */
export function numbersIn(rows: readonly Row[], column: string): number[] {
  if (rows.length === 0) throw new Error(`There is no row for “${column}”`);
  return rows.map((row) => {
    const value = Number.parseFloat(row.get(column) ?? '');
    if (Number.isNaN(value)) throw new Error(`There is no number in “${column}”`);
    return value;
  });
}
