import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsIn } from '../../../../../scripts/accessibilityRows.ts';
import { LEVELS } from './standards.ts';
import { criteria, toStatement } from './statement.ts';

const file = path.join(import.meta.dirname, '../../../../../docs/accessibility/criteria.md');
const rows = rowsIn(readFileSync(file, 'utf8'));
const audited = { date: '2026-01-02', commit: 'abc1234', looks: 900, findings: 0 };
const made = { date: '2026-01-03', commit: 'abc1234', version: '1.2.3' };

/** The verdict beside a criterion or clause. */
const verdictIn = (html: string, number: string): string | undefined =>
  new RegExp(`<th scope="row">${number.replaceAll('.', '\\.')} [^<]*</th><td>([^<]*)</td>`).exec(html)?.[1];

describe('the accessibility conformance report', () => {
  it('has each of the 86 criteria of WCAG 2.2 once, by level', () => {
    expect(Object.values(LEVELS).map((numbers) => numbers.length)).toEqual([31, 24, 31]);
    const numbers = Object.values(LEVELS).flat();
    expect(new Set(numbers).size).toBe(86);
    expect([...criteria({ rows, audited }).keys()].toSorted()).toEqual(numbers.toSorted());
    const html = toStatement({ rows, audited, made });
    expect(numbers.filter((number) => verdictIn(html, number) === undefined)).toEqual([]);
  });

  it('says of what engines decide what their last whole audit came to', () => {
    const saying = (found: typeof audited | undefined) =>
      verdictIn(toStatement({ rows, audited: found, made }), '1.4.3');
    expect(saying(audited)).toBe('Supports');
    expect(saying({ ...audited, findings: 1 })).toBe('Partially Supports');
    expect(saying(undefined)).toBe('Not Evaluated');
  });

  it('says when the engines looked, and whether the product has changed since', () => {
    expect(toStatement({ rows, audited, made })).not.toContain('has changed since');
    const later = toStatement({ rows, audited, made: { ...made, commit: 'def5678' } });
    expect(later).toContain(
      'on 2026-01-02 at commit abc1234: 900 looks, 0 findings. The product has changed since.',
    );
  });

  it('promises nobody more than the least of the criteria that a statement of EN 301 549 follows from', () => {
    const worse = rows.map((row) => (row.number === '2.3.1' ? { ...row, verdict: 'partly' as const } : row));
    expect(verdictIn(toStatement({ rows, audited, made }), '4.2.9')).toBe('Supports');
    expect(verdictIn(toStatement({ rows: worse, audited, made }), '4.2.9')).toBe('Partially Supports');
  });

  it('is not written where a criterion has no row', () => {
    const fewer = rows.filter(({ number }) => number !== '4.1.2');
    expect(() => toStatement({ rows: fewer, audited, made })).toThrow('Criterion 4.1.2 has no row.');
  });
});
