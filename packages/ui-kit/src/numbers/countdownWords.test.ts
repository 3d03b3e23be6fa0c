import { expect, it } from 'vitest';
import { REFERENCE, sayWords } from '../words/format.ts';
import { countdownWords } from './countdownWords.ts';

/** An evening, in the time of the device. */
const NOW = new Date(2026, 10, 21, 22, 30);

const say = (to: Date) => {
  const words = countdownWords(to, NOW);
  return words && sayWords(REFERENCE, words);
};

it.each([
  [new Date(Number.NaN), undefined],
  [new Date(2026, 10, 20, 23), 'over'],
  [new Date(2026, 10, 21, 22, 29), 'over'],
  [new Date(2026, 10, 21, 23), 'today'],
  [new Date(2026, 10, 22, 0, 5), 'tomorrow'],
  [new Date(2026, 10, 24, 9), 'in 3 days'],
  [new Date(2026, 11, 4, 9), 'in 13 days'],
  [new Date(2026, 11, 5, 9), 'in 2 weeks'],
  [new Date(2027, 0, 19), 'in 8 weeks'],
  [new Date(2027, 0, 20), 'in 2 months'],
  [new Date(2027, 10, 21), 'in 11 months'],
])('says of %s “%s”', (to, words) => {
  expect(say(to)).toBe(words);
});

it('counts days and not hours where the clock is changed in between', () => {
  const before = new Date(2026, 2, 28, 12);
  for (const days of [2, 3, 4]) {
    const words = countdownWords(new Date(2026, 2, 28 + days, 1), before);
    expect(words && sayWords(REFERENCE, words)).toBe(`in ${days} days`);
  }
});
