import { expect, it } from 'vitest';
import { tableOf } from './results.ts';

it('the report of a grown community compares the least of the large one with the least of the small one', () => {
  const found = {
    call: 'feed',
    reader: 'Ann',
    database: 'SQLite',
    friends: { small: 3, large: 5 },
    bytes: { small: 10, large: 20 },
  };
  const table = tableOf([{ ...found, times: { small: [4, 2, 3], large: [6, 3, 9] } }]);
  expect(table.split('\n').at(-1)).toBe(
    '| Ann | 3, 5 | feed | SQLite | 10, 20 | 2.00, 3.00 | 3.00, 6.00 | 1.50 |',
  );
});
