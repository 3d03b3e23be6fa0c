import { describe, expect, it } from 'vitest';
import { seeded } from '../lib/random.ts';
import { judge, lengthen, pointsForLength, pointsUpTo, type Digit } from './rules.ts';

describe('a sequence', () => {
  it('begins with any of the digits 1 to 4', () => {
    const random = seeded(1);
    const first = Array.from({ length: 200 }, () => lengthen(random, []));
    expect(new Set(first.flat())).toEqual(new Set([1, 2, 3, 4]));
    expect(first.every(({ length }) => length === 1)).toBe(true);
  });

  it('grows by one digit behind the others', () => {
    const grown = lengthen(seeded(2), [3, 1, 4]);
    expect(grown.slice(0, 3)).toEqual([3, 1, 4]);
    expect(grown).toHaveLength(4);
  });
});

describe('a press', () => {
  it.each<[string, Digit[], Digit[], Digit, string]>([
    ['another number', [3, 1], [], 1, 'wrong'],
    ['another number in the middle', [3, 1, 4], [3], 3, 'wrong'],
    ['the right number', [3, 1], [], 3, 'right'],
    ['the right number again', [3, 3, 1], [3], 3, 'right'],
    ['the last number', [3, 1], [3], 1, 'whole'],
  ])('of %s', (_, sequence, entered, pad, verdict) => {
    expect(judge(sequence, entered, pad)).toBe(verdict);
  });
});

describe('points', () => {
  it('are 5 for each number of the sequence', () => {
    expect([1, 2, 3, 10].map(pointsForLength)).toEqual([5, 10, 15, 50]);
  });

  it('are those of all sequences together', () => {
    expect([0, 1, 2, 3].map((repeated) => pointsUpTo(repeated))).toEqual([0, 5, 15, 30]);
  });
});
