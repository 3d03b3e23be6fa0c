import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../scripts/tempFolder.ts';
import { median, publish, tableOf, type Visit } from './report.ts';

const visit = (largestPaint: number): Visit => ({
  firstPaint: 500,
  largestPaint,
  script: 120_000,
  allScript: 130_000,
  layoutShift: 0,
  blocking: 140,
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
    ).toBe('| sign-in | 500 | 600 | 400 | 1.50 | 200 | 120.0 | 130.0 | 0.000 | 140 | 1900 |');
  });

  it('rewrites its own section, with machine, versions and date, and leaves the others', () => {
    using place = tempFolder({ 'all.md': '# All\n\n## Pages\n\nold\n\n## Tests\n\nkept\n' });
    const file = path.join(place.folder, 'all.md');
    publish('Pages', 'new', { programs: ['Chromium 150.0'], file });
    publish('Load', 'added', { file });
    const [pages, tests, load] = readFileSync(file, 'utf8').split('\n## ').slice(1);
    const MACHINE = String.raw`.*, \d+ cores, load at the end \d+\.\d`;
    const NODE = String.raw`Node v[\d.]+, \d{4}-\d\d-\d\d\.\n$`;
    expect(pages).toMatch(RegExp(`^Pages\n\nnew\n\n${MACHINE}, Chromium 150\\.0, ${NODE}`));
    expect(tests).toBe('Tests\n\nkept\n');
    expect(load).toMatch(RegExp(`^Load\n\nadded\n\n${MACHINE}, ${NODE}`));
  });
});
