import { readFileSync, writeFileSync } from 'node:fs';
import { REPORT } from '../product.ts';
import { row, sectionOf, withSection } from '../report.ts';
import { FIGURES, type Figure } from './figures.ts';
import { rowsOf } from './tables.ts';

/** Where it stands in the document: before all that it sums up. */
export const SUMMARY = 'Aims, and what was measured last';

/** The values of a figure, as its section has them. Throws where the section, a row or a number is missing. */
function valuesIn({ what, section: heading, read }: Figure, document: string): number[] {
  const section = sectionOf(document, heading);
  if (section === undefined) throw new Error(`There is no section “${heading}”`);
  const values = read(rowsOf(section));
  if (values.some(Number.isNaN)) throw new Error(`“${what}” has no value`);
  return values;
}

const isMet = ({ aim: [bound, limit] }: Figure, values: readonly number[]): boolean =>
  values.every((value) => (bound === '≥' ? value >= limit : value <= limit));

const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unit}` : text);

/** A figure as a row of Markdown. */
export function rowOf(figure: Figure, document: string): string {
  const { what, section: heading, command, aim, unit } = figure;
  const values = valuesIn(figure, document);
  return row([
    what,
    withUnit(aim.join(' '), unit),
    withUnit(values.join(', '), unit),
    isMet(figure, values) ? 'yes' : '**no**',
    `\`${command}\``,
    // It ends with machine, versions and date.
    sectionOf(document, heading)
      ?.match(/\d{4}-\d\d-\d\d/g)
      ?.at(-1) ?? '–',
  ]);
}

/** The whole summary. */
export function summaryOf(document: string): string {
  const head = ['what', 'aim', 'measured', 'met', 'again by', 'on'];
  const met = FIGURES.filter((figure) => isMet(figure, valuesIn(figure, document)));
  return [
    'Written by `npm run bench -- summary` from the sections below, which have the machine and the versions of each.',
    `${met.length} of ${FIGURES.length} are met.`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...FIGURES.map((figure) => rowOf(figure, document)),
  ].join('\n');
}

/** Writes the summary into the document, and prints it. */
export function benchSummary(): void {
  const document = readFileSync(REPORT, 'utf8');
  const summary = summaryOf(document);
  console.log(summary);
  writeFileSync(REPORT, withSection(document, SUMMARY, summary));
}
