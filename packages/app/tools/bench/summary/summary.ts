import { readFileSync, writeFileSync } from 'node:fs';
import { REPORT } from '../product.ts';
import { row, withSection } from '../report.ts';
import { FIGURES, type Figure } from './figures.ts';
import { rowsOf, sectionOf } from './tables.ts';

/** Where it stands in the document: before all that it sums up. */
export const SUMMARY = 'Aims, and what was measured last';

const isMet = ([bound, limit]: Figure['aim'], value: number): boolean =>
  bound === '≥' ? value >= limit : value <= limit;

const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unit}` : text);

/** A figure as a row of Markdown. Throws where its section, its row or its number is missing. */
export function rowOf(figure: Figure, document: string): string {
  const { what, section: heading, command, aim, unit, read } = figure;
  const section = sectionOf(document, heading);
  const values = read(rowsOf(section));
  if (values.length === 0 || values.some(Number.isNaN)) throw new Error(`“${what}” has no value`);
  return row([
    what,
    withUnit(`${aim[0]} ${aim[1]}`, unit),
    withUnit(values.join(', '), unit),
    values.every((value) => isMet(aim, value)) ? 'yes' : '**no**',
    `\`${command}\``,
    section.match(/\d{4}-\d\d-\d\d(?=\.|; |;\n)/g)?.at(-1) ?? '–',
  ]);
}

/** The whole summary. */
export function summaryOf(document: string): string {
  const head = ['what', 'aim', 'measured', 'met', 'again by', 'on'];
  const rows = FIGURES.map((figure) => rowOf(figure, document));
  const met = rows.filter((line) => line.includes('| yes |')).length;
  return [
    'Written by `npm run bench -- summary` from the sections below, which have the machine and the versions of each.',
    `${met} of ${rows.length} are met.`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...rows,
  ].join('\n');
}

/** Writes the summary into the document, and prints it. */
export function benchSummary(): void {
  const document = readFileSync(REPORT, 'utf8');
  const summary = summaryOf(document);
  console.log(summary);
  writeFileSync(REPORT, withSection(document, SUMMARY, summary));
}
