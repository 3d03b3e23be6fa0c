import { describe, expect, it } from 'vitest';
import { missingProofs, namedFiles, read } from './namedTests.ts';

/** Tables of four columns, the last of which names the tests, and the least rows that each has. */
const TABLES = [
  ['docs/faults.md', 20],
  ['docs/threats.md', 12],
] as const;

describe.each(TABLES)('%s', (file, least) => {
  const rows = read(file)
    .split('\n')
    .filter((line) => /^\| (?!fault |threat )/.test(line));

  it('says something in each column, and names tests, which are there', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
    const isWhole = (row: string) =>
      row.split(' | ').length === 4 && namedFiles(row).some(({ titles }) => titles.length > 0);
    expect(rows.filter((row) => !isWhole(row))).toEqual([]);
    expect(rows.flatMap(missingProofs)).toEqual([]);
  });
});
