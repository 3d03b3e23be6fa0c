import { describe, expect, it } from 'vitest';
import { median, tableOf, withSection, type Visit } from './report.ts';

const visit = (largestPaint: number): Visit => ({
  firstPaint: 500,
  largestPaint,
  script: 120_000,
  allScript: 130_000,
  layoutShift: 0,
  works: 1900,
});

describe('the report of the benchmark', () => {
  it('takes the middle one of all values', () => expect(median([900, 10, 20])).toBe(20));

  it('compares the largest paint with that of the same page without scripts', () => {
    const visits = [visit(600), visit(5000), visit(500)];
    const still = [visit(400), visit(500), visit(300)];
    expect(
      tableOf([{ screen: 'sign-in', visits, still, words: [visit(200)] }])
        .split('\n')
        .at(-1),
    ).toBe('| sign-in | 500 | 600 | 400 | 1.50 | 200 | 120.0 | 130.0 | 0.000 | 1900 |');
  });

  it('writes its own section anew and leaves the others', () => {
    const document = '# All\n\n## Pages\n\nold\n\n## Tests\n\nkept\n';
    expect(withSection(document, 'Pages', 'new')).toBe('# All\n\n## Pages\n\nnew\n\n## Tests\n\nkept\n');
    expect(withSection('# All\n', 'Pages', 'new')).toBe('# All\n\n## Pages\n\nnew\n');
  });
});
