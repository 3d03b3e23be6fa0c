/** A line of a table in Markdown, as cells by the headings of their columns. */
export type Row = ReadonlyMap<string, string>;

/** The text below a heading of the second level. Throws where the document has none of that name. */
export function sectionOf(document: string, heading: string): string {
  const start = document.indexOf(`## ${heading}\n`);
  if (start < 0) throw new Error(`There is no section “${heading}”`);
  const end = document.indexOf('\n## ', start);
  return document.slice(start, end < 0 ? undefined : end);
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.replaceAll(/[`*]/g, '').trim());

/** The rows of all tables of a section. Of columns with the same heading the first counts. */
export function rowsOf(section: string): Row[] {
  const lines = section.split('\n');
  let head: string[] | undefined;
  return lines.flatMap((line, at) => {
    if (!line.startsWith('|')) {
      head = undefined;
      return [];
    }
    if (!head) {
      head = cellsOf(line);
      return [];
    }
    const names = head;
    if (lines[at - 1]?.startsWith('|') && /^\|[\s|:-]+\|$/.test(line)) return [];
    const cells = cellsOf(line).map((cell, place) => [names[place] ?? '', cell] as const);
    return [new Map(cells.toReversed())];
  });
}

/** The number that a cell of each row begins with. Throws where there is no such row, or no number: nothing is taken for met. */
export function numbersIn(rows: readonly Row[], column: string): number[] {
  if (rows.length === 0) throw new Error(`There is no row for “${column}”`);
  return rows.map((row) => {
    const value = Number.parseFloat(row.get(column) ?? '');
    if (Number.isNaN(value)) throw new Error(`There is no number in “${column}”`);
    return value;
  });
}
