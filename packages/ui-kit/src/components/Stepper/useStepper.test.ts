import { expect, it } from 'vitest';
import { readWhole } from './useStepper.ts';

it.each(['', ' ', 'seven', '7,5', '7.5', '1e3', '--1', '12345678901'])(
  'does not take %j for a whole number',
  (text) => {
    expect(readWhole(text)).toBeUndefined();
  },
);

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['12.', 12],
  ['１２', 12],
  ['-3', -3],
])('reads %j', (text, number) => {
  expect(readWhole(text)).toBe(number);
});
