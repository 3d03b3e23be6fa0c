import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { REPORT } from './product.ts';

/** One visit, cold: times in milliseconds from the start of the navigation. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Bytes of script on the wire, with their headers, until the button worked. */
  script: number;
  /** The same until the network was quiet. */
  allScript: number;
  /** What tasks took above 50 ms each from the first paint on, added up. */
  blocking: number;
  layoutShift: number;
  /** When React had the button; none on a page without scripts. */
  works: number | undefined;
}

export interface Measured {
  screen: string;
  visits: Visit[];
  /** The same page without scripts, from the same server in the same run. */
  still: Visit[];
  /** Its words without styles. */
  words: Visit[];
}

/** Of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const middle = (visits: readonly Visit[], of: (visit: Visit) => number | undefined): number =>
  median(visits.map((visit) => of(visit) ?? NaN));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A row of a table in Markdown. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The table of all screens, in Markdown. */
export function tableOf(screens: readonly Measured[]): string {
  const head = [
    'screen',
    'first paint ms',
    'largest paint ms',
    'without scripts ms',
    'ratio',
    'bare words ms',
    'script KB until it works',
    'script KB in all',
    'layout shift',
    'blocked ms',
    'works at ms',
  ];
  const rows = screens.map(({ screen, visits, still, words }) => {
    const largest = middle(visits, ({ largestPaint }) => largestPaint);
    const ofStill = middle(still, ({ largestPaint }) => largestPaint);
    return row([
      screen,
      middle(visits, ({ firstPaint }) => firstPaint).toFixed(0),
      largest.toFixed(0),
      ofStill.toFixed(0),
      (largest / ofStill).toFixed(2),
      middle(words, ({ largestPaint }) => largestPaint).toFixed(0),
      kilobytes(middle(visits, ({ script }) => script)),
      kilobytes(middle(visits, ({ allScript }) => allScript)),
      middle(visits, ({ layoutShift }) => layoutShift).toFixed(3),
      middle(visits, ({ blocking }) => blocking).toFixed(0),
      middle(visits, ({ works }) => works).toFixed(0),
    ]);
  });
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

/** The section of that heading, up to the next one; nothing where the document has none. */
export function sectionOf(document: string, heading: string): string | undefined {
  const start = document.indexOf(`## ${heading}\n`);
  if (start < 0) return undefined;
  const end = document.indexOf('\n## ', start);
  return document.slice(start, end < 0 ? undefined : end);
}

/** The document with the section of that heading rewritten, or added at its end. */
export function withSection(document: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text}\n`;
  const before = sectionOf(document, heading);
  return before === undefined
    ? `${document.trimEnd()}\n\n${section}`
    : document.replace(before, () => section);
}

interface Published {
  /** What took part besides Node, each with its version. */
  programs?: readonly string[];
  /** @default `docs/benchmarks.md` */
  file?: string;
}

/** Prints a section and writes it to the document, with machine, versions and date: figures of two runs cannot be compared without. */
export function publish(
  heading: string,
  text: string,
  { programs = [], file = REPORT }: Published = {},
): void {
  const machine = `${cpus()[0]?.model ?? ''}, ${cpus().length} cores, load at the end ${loadavg()[0]?.toFixed(1)}`;
  const versions = [...programs, `Node ${process.version}`].join(', ');
  const section = `${text}\n\n${machine}, ${versions}, ${new Date().toISOString().slice(0, 10)}.`;
  console.log(section);
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), heading, section));
}
