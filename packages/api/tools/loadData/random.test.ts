import { describe, expect, it } from 'vitest';
import { differentBelow, fewOrMany, idsOf, randomOf } from './random.ts';

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n);

describe('a random number', () => {
  it('is the same for the same row, and another for another seed, name or place', () => {
    const random = randomOf(1, 'likes');
    expect(random(5, 2)).toBe(randomOf(1, 'likes')(5, 2));
    const others = [randomOf(2, 'likes')(5, 2), randomOf(1, 'posts')(5, 2), random(6, 2), random(5, 3)];
    expect(new Set([random(5, 2), random(5 + 2 ** 32, 2), ...others]).size).toBe(6);
  });

  it('falls everywhere from 0 to 1 alike', () => {
    const random = randomOf(1, 'likes');
    const tenths = numbers(10_000).map((n) => Math.floor(random(n) * 10));
    for (const tenth of numbers(10)) {
      expect(tenths.filter((other) => other === tenth).length / 1000).toBeCloseTo(1, 0.5);
    }
  });

  it('keeps to the average, with few that have very many', () => {
    const random = randomOf(1, 'likes');
    const counts = numbers(100_000).map((n) => fewOrMany(3, random, n));
    expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeCloseTo(3, 0);
    expect(counts.filter((count) => count <= 6).length).toBeGreaterThan(80_000);
    expect(Math.max(...counts)).toBeGreaterThan(100);
  });

  it.each([
    [1, 1],
    [7, 7],
    [10, 3],
    [1000, 30],
  ])('never chooses one of %i twice among %i', (limit, count) => {
    for (const n of numbers(50)) {
      const chosen = [...differentBelow(limit, count, randomOf(1, 'likes'), n)];
      expect([new Set(chosen).size, Math.max(...chosen) < limit]).toEqual([count, true]);
    }
  });
});

describe('an id', () => {
  it('is a lower-case UUID that no other row has, in no order', () => {
    const idOf = idsOf(1, 'post');
    const ids = [...numbers(50_000), ...numbers(50_000, 2 ** 32), ...numbers(9, 2 ** 33)].map(idOf);
    expect(new Set(ids).size).toBe(100_009);
    const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
    expect(ids.filter((id) => !shape.test(id))).toEqual([]);
    const rising = ids.filter((id, n) => n > 0 && id > (ids[n - 1] ?? ''));
    expect(rising.length / ids.length).toBeCloseTo(0.5, 1);
  });

  it('is another for another kind of row or another seed', () => {
    expect(new Set([idsOf(1, 'post')(0), idsOf(1, 'member')(0), idsOf(2, 'post')(0)]).size).toBe(3);
  });
});
