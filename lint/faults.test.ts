import { expect, it } from 'vitest';
import { missingProofs, namedFiles, read } from './namedTests.ts';

const rows = read('docs/faults.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| fault '));

it('each fault says what a member meets and what stays, and names its tests, which are there', () => {
  expect(rows.length).toBeGreaterThan(20);
  const isWhole = (row: string) =>
    row.split(' | ').length === 4 && namedFiles(row).some(({ titles }) => titles.length > 0);
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  expect(rows.flatMap(missingProofs)).toEqual([]);
});
