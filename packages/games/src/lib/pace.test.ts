import { expect, it } from 'vitest';
import { roughTime } from './pace.ts';

it.each([
  [20, 'seconds', 20],
  [44, 'seconds', 44],
  [45, 'underMinutes', 1],
  [55, 'minutes', 1],
  [65, 'minutes', 1],
  [66, 'overMinutes', 1],
  [70, 'overMinutes', 1],
  [140, 'overMinutes', 2],
  [200, 'overMinutes', 3],
  [700, 'underMinutes', 12],
])('%i seconds are told as %s: %i', (seconds, unit, count) => {
  expect(roughTime(seconds * 1000)).toEqual({ unit, count });
});
