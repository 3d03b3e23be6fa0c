import { escape } from '../report/html.ts';

export interface PageTable {
  id: string;
  title: string;
  columns: readonly string[];
  /** The first cell of each is its header. */
  lines: readonly (readonly string[])[];
  /** @default 2 */
  level?: 2 | 3;
}

/** A part of the page with a heading and a table, which scrolls by keyboard where it is wider than the window. */
export function pageTable({ id, title, columns, lines, level = 2 }: PageTable): string {
  const row = ([first = '', ...others]: readonly string[]) =>
    `<tr><th scope="row">${escape(first)}</th>${others.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  return `
<section aria-labelledby="${id}"><h${level} id="${id}">${escape(title)}</h${level}>
<div class="wide" role="region" aria-label="${escape(title)}, table" tabindex="0"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${escape(name)}</th>`).join('')}</tr></thead>
<tbody>${lines.map(row).join('')}</tbody></table></div></section>`;
}
