import { describe, expect, it } from 'vitest';
import type { RowVerdict } from '../../../../../scripts/accessibility/row.ts';
import { lineOf } from './clause.ts';
import { criteria } from './criteria.ts';
import { CLAUSES } from './en301549.ts';
import { cellsIn, exampleParts, judged } from './exampleParts.ts';
import { chapters } from './section508.ts';
import { LEVELS, WCAG_2_0, WCAG_2_1 } from './standards.ts';
import { toStatement } from './statement.ts';
import { leastOf, VERDICTS } from './verdicts.ts';

const { pass, partly, fails, 'not applicable': none, open } = VERDICTS;
const all = criteria(exampleParts);

/** The report where the criteria have these verdicts, and all others pass. */
function reportOf(verdicts: Readonly<Record<string, RowVerdict>>): string {
  const rows = exampleParts.rows.map((row) => judged(row, verdicts[row.number] ?? 'pass'));
  return toStatement({ ...exampleParts, rows });
}

describe('a verdict that follows from criteria', () => {
  it('is the least of theirs', () => {
    expect(leastOf([pass, partly, fails])).toBe(fails);
    expect(leastOf([pass, open])).toBe(partly);
    expect(leastOf([pass, partly])).toBe(partly);
    expect(leastOf([open, open])).toBe(open);
    expect(leastOf([none, none])).toBe(none);
    expect(leastOf([pass, none])).toBe(pass);
  });

  it('names them, and those that are not wholly met', () => {
    const html = reportOf({ '3.2.4': 'partly' });
    expect(cellsIn(html, '302.9')).toEqual([
      partly,
      'From WCAG 2.2.1, 2.2.6, 3.1.5, 3.2.3, 3.2.4, 3.2.6, 3.3.2, 3.3.3, 3.3.7, 3.3.8. Not wholly met: 3.2.4 (Partially Supports).',
    ]);
    expect(cellsIn(html, '4.2.10')).toEqual(cellsIn(html, '302.9'));
    expect(cellsIn(reportOf({}), '302.9')[0]).toBe(pass);
  });

  it('is not written where a criterion that it names has no row', () => {
    const clause = { number: '1', name: 'One', from: ['9.9.9'] };
    expect(() => lineOf(clause, all)).toThrow('Criterion 9.9.9 has no row.');
  });
});

describe('the tables of EN 301 549 and of Section 508', () => {
  const numbersOf = (groups: typeof CLAUSES) =>
    groups.map(({ clauses }) => clauses.map(({ number }) => number));

  it('have each clause once, in order', () => {
    const numbers = [...numbersOf(CLAUSES), ...numbersOf(chapters(all))].flat();
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const group of [numbersOf(CLAUSES).flat(), numbersOf(chapters(all)).flat()])
      expect(group).toEqual(
        group.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
      );
  });

  it('answer functional performance, support and what members write with, subclause by subclause', () => {
    const counted = (start: RegExp) =>
      [...numbersOf(CLAUSES), ...numbersOf(chapters(all))].flat().filter((number) => start.test(number))
        .length;
    expect([/^302\./, /^4\.2\./, /^60[23]\./, /^504\./, /^7\./, /^11\.8\./, /^12\./].map(counted)).toEqual([
      9, 11, 5, 5, 9, 5, 6,
    ]);
  });

  it('take over of WCAG what was there when they were written, without 4.1.1', () => {
    expect([WCAG_2_0.length, WCAG_2_1.length]).toEqual([24 + 13, 29 + 20]);
    expect([...LEVELS.A, ...LEVELS.AA]).toEqual(expect.arrayContaining(WCAG_2_1));
    expect(WCAG_2_1).not.toContain('2.4.11');
    expect(WCAG_2_0).not.toContain('1.4.10');
  });

  it('except a web application from 502 and 503 where WCAG 2.0 is met, and answer them where it is not', () => {
    const met = reportOf({ '2.4.11': 'partly' });
    expect(cellsIn(met, '501.1')[0]).toBe(pass);
    expect(cellsIn(met, '503.4.1')).toEqual([none, 'By the exception of 501.1 for web applications.']);
    const less = reportOf({ '1.2.2': 'partly' });
    expect(cellsIn(less, '501.1')[0]).toBe(partly);
    expect(cellsIn(less, '501.1')[1]).toContain('Not wholly met: 1.2.2 (Partially Supports).');
    expect(cellsIn(less, '503.4.1')[0]).toBe(fails);
    expect(cellsIn(less, '502.2.2')[0]).toBe(pass);
  });

  it('have none but the verdicts of the template, each with a reason', () => {
    const html = toStatement(exampleParts);
    const numbers = [...numbersOf(CLAUSES), ...numbersOf(chapters(all))].flat();
    for (const number of numbers) {
      const [verdict, remarks] = cellsIn(html, number);
      expect(Object.values(VERDICTS), number).toContain(verdict);
      expect(remarks, number).toMatch(/^[A-Z].+\.$/);
    }
  });
});
