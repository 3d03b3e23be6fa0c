import { expect, it } from 'vitest';
import { tableOf } from './results.ts';

it('the report of a grown community compares the least of the large one with the least of the small one, and marks what is above the goal', () => {
  const found = {
    call: 'feed',
    reader: 'Ann',
    database: 'SQLite',
    friends: { small: 3, large: 5 },
    bytes: { small: 10, large: 20 },
  };
  const of = (small: number[], large: number[]) =>
    tableOf([{ ...found, times: { small, large } }])
      .split('\n')
      .at(-1);
  expect(of([4, 2, 3], [6, 3, 9])).toBe(
    '| Ann | 3, 5 | feed | SQLite | 10, 20 | 2.00, 3.00 | 3.00, 6.00 | **1.50** |',
  );
  expect(of([5], [6])).toMatch(/\| 1\.20 \|$/);
});
