import { describe, expect, it } from 'vitest';
import { rowsIn, type Row } from '../scripts/accessibilityRows.ts';
import { missingProofs, namedFiles, read, type NamedFile } from './namedTests.ts';

/** Each pattern of the W3C’s note for cognitive and learning disabilities, and who proves it: a test, a person who looks, people. */
const PATTERNS = `
  4.2.1 TR, 4.2.2 TU, 4.2.3 T, 4.2.4 T, 4.2.5 T, 4.2.6 T, 4.2.7 TRU, 4.3.1 T, 4.3.2 TU, 4.3.3 T,
  4.3.4 T, 4.3.5 T, 4.3.6 T, 4.3.7 T, 4.4.1 TRU, 4.4.2 TR, 4.4.3 T, 4.4.4 TR, 4.4.5 T, 4.4.6 T,
  4.4.7 T, 4.4.8 T, 4.4.9 T, 4.4.10 T, 4.4.11 T, 4.4.12 T, 4.4.13 T, 4.5.1 T, 4.5.2 T, 4.5.3 T,
  4.5.4 T, 4.5.5 T, 4.5.6 T, 4.5.7 T, 4.5.8 T, 4.5.9 T, 4.5.10 T, 4.5.11 TR, 4.5.12 T, 4.6.1 T,
  4.6.2 T, 4.6.3 T, 4.6.4 T, 4.7.1 T, 4.7.2 T, 4.7.3 T, 4.7.4 R, 4.7.5 TR, 4.8.1 TR, 4.8.2 T, 4.8.3 T,
  4.8.4 T, 4.8.5 T, 4.8.6 TR, 4.8.7 T, 4.9.1 T, 4.9.2 T, 4.9.3 T, 4.9.4 T
`;

/** Each criterion of WCAG 2.2 that engines cannot settle alone, in the same way. */
const CRITERIA = `
  1.1.1 T, 1.2.1 T, 1.2.2 T, 1.2.3 T, 1.2.4 R, 1.2.5 T, 1.2.6 T, 1.2.7 T, 1.2.8 T, 1.2.9 R, 1.3.1 T,
  1.3.2 T, 1.3.3 T, 1.3.4 T, 1.3.5 T, 1.3.6 TR, 1.4.1 T, 1.4.2 T, 1.4.4 T, 1.4.5 R, 1.4.6 T, 1.4.7 T,
  1.4.8 T, 1.4.9 R, 1.4.10 T, 1.4.11 T, 1.4.12 T, 1.4.13 T, 2.1.1 T, 2.1.2 T, 2.1.3 T, 2.1.4 T,
  2.2.1 T, 2.2.2 T, 2.2.3 T, 2.2.4 T, 2.2.5 T, 2.2.6 T, 2.3.1 T, 2.3.2 T, 2.3.3 T, 2.4.1 T, 2.4.2 T,
  2.4.3 T, 2.4.4 T, 2.4.5 T, 2.4.6 TR, 2.4.7 T, 2.4.8 T, 2.4.9 T, 2.4.10 T, 2.4.11 T, 2.4.12 T,
  2.4.13 T, 2.5.1 T, 2.5.2 T, 2.5.3 T, 2.5.4 T, 2.5.5 T, 2.5.6 T, 2.5.7 T, 2.5.8 T, 3.1.2 T, 3.1.3 T,
  3.1.4 T, 3.1.5 T, 3.1.6 T, 3.2.1 T, 3.2.2 T, 3.2.3 T, 3.2.4 T, 3.2.5 T, 3.2.6 T, 3.3.1 T, 3.3.2 T,
  3.3.3 T, 3.3.4 T, 3.3.5 T, 3.3.6 T, 3.3.7 T, 3.3.8 T, 3.3.9 T, 4.1.2 T, 4.1.3 T
`;

interface Proved extends Row {
  tests: NamedFile[];
}

const rowsOf = (file: string): Proved[] =>
  rowsIn(read(file)).map((row) => ({ ...row, tests: namedFiles(row.proof) }));

const listed = (list: string) => list.trim().split(/,\s+/);

describe.each([
  ['docs/accessibility/patterns.md', PATTERNS],
  ['docs/accessibility/criteria.md', CRITERIA],
])('%s', (file, list) => {
  const rows = rowsOf(file);

  it('has each row once, in order', () => {
    expect(rows.map(({ number, by }) => `${number} ${by}`)).toEqual(listed(list));
  });

  it('has a verdict for each: one that passes has a test, one that does not says what is missing', () => {
    const isNamed = ({ tests }: Proved) => tests.some(({ titles }) => titles.length > 0);
    expect(rows.filter((row) => row.verdict === 'pass' && !isNamed(row))).toEqual([]);
    const saysMissing = rows.filter(({ proof }) => /Missing: .+/.test(proof));
    expect(saysMissing).toEqual(rows.filter(({ verdict }) => verdict === 'partly'));
  });

  it('names tests that there are', () => {
    expect(rows.flatMap(({ tests }) => tests.flatMap(({ titles }) => titles)).length).toBeGreaterThan(100);
    expect(rows.flatMap(({ proof }) => missingProofs(proof))).toEqual([]);
  });
});

describe('docs/accessibility/review.md', () => {
  it('has a line for each row that a person looks at', () => {
    const wanted = [PATTERNS, CRITERIA].flatMap((list) => listed(list).filter((one) => one.includes('R')));
    const lines = [...read('docs/accessibility/review.md').matchAll(/^\| (\d+\.[\d.]+) \|/gm)];
    expect(lines.map(([, number]) => number)).toEqual(wanted.map((one) => one.split(' ')[0]));
  });
});
