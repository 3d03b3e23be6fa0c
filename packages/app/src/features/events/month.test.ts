import { expect, it } from 'vitest';
import { monthOf, monthsLater, weeksOf } from './month.ts';

it.each([
  [{ year: 2026, month: 11 }, 5, '2026-11-01', '2026-11-30'],
  [{ year: 2026, month: 2 }, 4, '2026-02-01', '2026-02-28'],
  [{ year: 2028, month: 2 }, 5, '2028-02-01', '2028-02-29'],
  [{ year: 2026, month: 5 }, 6, '2026-05-01', '2026-05-31'],
])('%o has %i weeks, and each of its days once', (month, weeks, first, last) => {
  const rows = weeksOf(month);
  expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: weeks }, () => 7));
  const days = rows.flat().filter((day) => day !== undefined);
  expect([days[0], days.at(-1), new Set(days).size]).toEqual([first, last, days.length]);
  const weekdays = rows.flatMap((row) => row.flatMap((day, place) => (day ? [[day, place]] : [])));
  expect(weekdays).toEqual(days.map((day) => [day, new Date(day).getUTCDay()]));
});

it('a year ends and begins between two months', () => {
  const december = monthOf('2026-12-31');
  expect(monthsLater(december, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthsLater(monthsLater(december, 1), -1)).toEqual(december);
  expect(monthsLater(december, -12)).toEqual({ year: 2025, month: 12 });
});
