import { describe, expect, it } from 'vitest';
import { COMMAND, CRITERIA, documentOf, PATTERNS, TABLES } from '../scripts/accessibility/tables.ts';
import { missingTests, read } from './namedTests.ts';

/** How many patterns each objective of the W3C’s note has, with the one of its draft. */
const OBJECTIVES = '4.2: 7, 4.3: 7, 4.4: 13, 4.5: 12, 4.6: 4, 4.7: 5, 4.8: 7, 4.9: 4';

/** The last number of each guideline of WCAG 2.2. */
const GUIDELINES =
  '1.1: 1, 1.2: 9, 1.3: 6, 1.4: 13, 2.1: 4, 2.2: 6, 2.3: 3, 2.4: 13, 2.5: 8, 3.1: 6, 3.2: 6, 3.3: 9, 4.1: 3';

/** Two are left to the engines, and 4.1.1 is gone from WCAG. */
const WITHOUT_ROW = ['1.4.3', '3.1.1', '4.1.1'];

const numbersOf = (counts: string): string[] =>
  counts.split(', ').flatMap((one) => {
    const [section, count] = one.split(': ');
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
  });

describe.each([
  ['patterns', PATTERNS, numbersOf(OBJECTIVES)],
  ['criteria', CRITERIA, numbersOf(GUIDELINES).filter((number) => !WITHOUT_ROW.includes(number))],
])('the rows of %s', (_, rows, numbers) => {
  it('are there once each, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  it('name tests that there are', () => {
    expect(missingTests(rows.flatMap(({ tests = [] }) => tests))).toEqual([]);
  });
});

it.each(TABLES)('$file says what its rows say', (table) => {
  expect(read(table.file), `Change the rows in scripts/accessibility, then: ${COMMAND}`).toBe(
    documentOf(table),
  );
});

it('the review has a line for each row that a person looks at', () => {
  const lines = [...read('docs/accessibility/review.md').matchAll(/^\| (\d+\.[\d.]+) \|/gm)];
  const wanted = [...PATTERNS, ...CRITERIA].filter(({ by }) => by.includes('R'));
  expect(lines.map(([, number]) => number)).toEqual(wanted.map(({ number }) => number));
});
