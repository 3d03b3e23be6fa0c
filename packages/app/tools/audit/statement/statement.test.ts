import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../../../scripts/accessibility/row.ts';
import { LEVELS } from './standards.ts';
import { JOURNEYS } from '../../orca/journeys/index.ts';
import { escape } from '../report/html.ts';
import { heardIn, reviewIn, scriptsIn } from './manualCheck.ts';
import { criteria } from './criteria.ts';
import { exampleParts, judged, read, root } from './exampleParts.ts';
import { toStatement } from './statement.ts';
import type { EvaluationParts } from './wcagEm.ts';
import { STATEMENT, writeStatement } from './write.ts';

const { rows, audited, records, made } = exampleParts;

/** The report of all that is in the example, but for these parts. */
const reportOf = (parts: Partial<EvaluationParts> = {}): string => toStatement({ ...exampleParts, ...parts });

/** The remarks beside a criterion. */
const remarksIn = (html: string, number: string): string | undefined =>
  new RegExp(
    `<th scope="row">${number.replaceAll('.', '\\.')} [^<]*</th><td>[^<]*</td><td>([^<]*)</td>`,
  ).exec(html)?.[1];

/** What is on record of a way to find out. */
const methodIn = (html: string, method: string): string | undefined =>
  new RegExp(`<th scope="row">${method}</th><td>([^<]*)</td>`).exec(html)?.[1];

/** The verdict beside a criterion or clause. */
const verdictIn = (html: string, number: string): string | undefined =>
  new RegExp(`<th scope="row">${number.replaceAll('.', '\\.')} [^<]*</th><td>([^<]*)</td>`).exec(html)?.[1];

describe('the accessibility conformance report', () => {
  it('has each of the 86 criteria of WCAG 2.2 once, by level', () => {
    expect(Object.values(LEVELS).map((numbers) => numbers.length)).toEqual([31, 24, 31]);
    const numbers = Object.values(LEVELS).flat();
    expect(new Set(numbers).size).toBe(86);
    expect([...criteria(exampleParts).keys()].toSorted()).toEqual(numbers.toSorted());
    const html = reportOf();
    expect(numbers.filter((number) => verdictIn(html, number) === undefined)).toEqual([]);
  });

  it('says of what engines decide what their last whole audit came to', () => {
    const saying = (found: typeof audited | undefined) => verdictIn(reportOf({ audited: found }), '1.4.3');
    expect(saying(audited)).toBe('Supports');
    expect(saying({ ...audited, findings: 1 })).toBe('Partially Supports');
    expect(saying(undefined)).toBe('Not Evaluated');
  });

  it('says when the engines looked, and whether the product has changed since', () => {
    expect(reportOf()).not.toContain('has changed since');
    const later = reportOf({ made: { ...made, commit: 'def5678' } });
    expect(later).toContain(
      'on 2026-01-02 at commit abc1234: 900 views, 0 findings. The product has changed since.',
    );
  });

  it('promises nobody more than the least of the criteria that a statement of EN 301 549 follows from', () => {
    const worse = rows.map((row) => (row.number === '2.3.1' ? judged(row, 'partly') : row));
    expect(verdictIn(reportOf(), '4.2.9')).toBe('Supports');
    expect(verdictIn(reportOf({ rows: worse }), '4.2.9')).toBe('Partially Supports');
  });

  it('is not written where a criterion has no row', () => {
    const fewer = rows.filter(({ number }) => number !== '4.1.2');
    expect(() => reportOf({ rows: fewer })).toThrow('Criterion 4.1.2 has no row.');
  });

  it('says of what a person is to look at that nobody has, until a date and a result are written down', () => {
    const html = reportOf();
    expect(remarksIn(html, '1.4.5')).toMatch(/^Nobody has looked yet\. Words on cards/);
    expect(remarksIn(html, '2.4.6')).toMatch(
      /A person is to look too\. Nobody has looked yet\. Named tests:/,
    );
    expect(remarksIn(html, '1.4.1')).not.toContain('looked');
    expect(html).not.toContain('Judged by a person');
  });

  it('says who looked at it when, with what, and what they saw', () => {
    const review = reviewIn(
      '| 1.4.5 | Drawings | 2026-01-02 | a laptop | no letters |\n| 2.4.6 | Headings | 2026-01-02 |  | fine |',
    );
    const html = reportOf({ records: { ...records, review } });
    expect(remarksIn(html, '1.4.5')).toMatch(
      /^A person looked on 2026-01-02 with a laptop: no letters\. Words/,
    );
    expect(remarksIn(html, '2.4.6')).toMatch(/A person looked on 2026-01-02: fine\. Named tests:/);
    expect(methodIn(html, 'Rows that a person looks at')).toBe(
      '2 of 2 rows were looked at, as the remarks say.',
    );
  });

  it('names each journey that Orca said, with its day, and each screen reader that nobody has tried', () => {
    const scripts = scriptsIn(read('review.md'));
    const html = reportOf({ records: { ...records, scripts } });
    expect(methodIn(html, 'Journey with the screen reader Orca: Like a post')).toBe(
      'Accepted on 2026-01-01.',
    );
    expect(scripts.map(({ name }) => name.split(',')[0])).toEqual(['NVDA', 'JAWS', 'VoiceOver', 'TalkBack']);
    const walked = scriptsIn(
      '### NVDA, with Firefox\n\n| date | device and versions | who | result |\n|---|---|---|---|\n|  |  |  |  |\n| 2026-01-02 | NVDA 2026 | Kim | all heard |\n',
    );
    const later = reportOf({ records: { ...records, scripts: walked } });
    expect(methodIn(later, 'Ten minutes with NVDA, with Firefox')).toBe(
      'A person looked on 2026-01-02 with NVDA 2026: all heard.',
    );
    const empty = scriptsIn(
      '### JAWS\n\n| date | device and versions | who | result |\n|---|---|---|---|\n|  |  |  |  |\n',
    );
    expect(methodIn(reportOf({ records: { ...records, scripts: empty } }), 'Ten minutes with JAWS')).toBe(
      'Nobody has walked it yet.',
    );
  });

  it('reads every row of the review, and the days of the checks by ear', () => {
    expect(reviewIn(read('review.md')).size).toBe(read('review.md').match(/^\| \d+\.\d/gm)?.length);
    expect(heardIn(read('manual-checks.md'))?.from).toBe('2026-11-21');
    expect(heardIn('Nothing yet.')).toBeUndefined();
  });

  it('has the fields of the template, and says where nobody is named to write to', () => {
    const html = reportOf();
    for (const field of ['Name of product, version', 'Report date', 'Product description', 'Notes'])
      expect(html).toContain(`<dt>${field}</dt>`);
    for (const part of ['Evaluation methods used', 'Applicable standards', 'Terms'])
      expect(html).toContain(`>${part}</h2>`);
    expect(html).toContain('<dt>Contact information</dt><dd>Nobody is named.');
    const named = reportOf({ made: { ...made, contact: 'Kim <k@example.com>' } });
    expect(named).toContain('<dt>Contact information</dt><dd>Kim &lt;k@example.com&gt;</dd>');
  });

  it('is written from the documents, with each journey that Orca said and what each row that is partly met lacks', () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'statement-'));
    writeStatement(folder.path, root, new Date('2026-01-03'));
    const html = readFileSync(path.join(folder.path, STATEMENT), 'utf8');
    const titles = [...JOURNEYS.values()].map(({ title }) => title);
    expect(
      titles.filter((title) => !methodIn(html, `Journey with the screen reader Orca: ${escape(title)}`)),
    ).toEqual([]);
    const partly = rows.filter((row) => verdictOf(row) === 'partly');
    for (const { number, missing = '' } of partly)
      expect(remarksIn(html, number)).toContain(`Missing: ${escape(missing.replaceAll('`', ''))}`);
  });
});
