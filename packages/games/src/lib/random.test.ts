import { describe, expect, it } from 'vitest';
import { seeded, pick, randomInteger, shuffle } from './random.ts';

describe('a random order', () => {
  it('loses nothing and repeats nothing', () => {
    const shuffled = shuffle(seeded(1), [1, 2, 3, 4, 5]);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is each of the six orders of three about equally often', () => {
    const random = seeded(2);
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('a random number', () => {
  it('reaches both ends of its range and never leaves it', () => {
    const random = seeded(3);
    const numbers = Array.from({ length: 500 }, () => randomInteger(random, 1, 4));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('picks nothing from nothing', () => {
    expect(() => pick(seeded(4), [])).toThrow('nothing to pick from');
  });
});
