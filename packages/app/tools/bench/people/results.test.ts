import { expect, it } from 'vitest';
import { tableOf } from './results.ts';

it('the report of searches compares the least of many members with the least of few, on each database', () => {
  const times = { small: [4, 2, 3], large: [6, 3, 9] };
  const all = ['SQLite', 'PostgreSQL'].map((database) => ({ looked: 'a name', database, ...times }));
  const of = '2.00, 3.00 | 3.00, 6.00 | 1.5';
  expect(tableOf(all, '9').split('\n').at(-1)).toBe(`| a name | ${of} | ${of} |`);
});
