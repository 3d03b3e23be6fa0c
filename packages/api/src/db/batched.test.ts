import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

describe('looking up together', () => {
  it('tells everybody who waited when it goes wrong, and goes on', async () => {
    let isBroken = true;
    const find = batched(async (keys) => {
      if (isBroken) throw new Error('gone');
      return new Map(keys.map((key) => [key, key.length]));
    });
    const [first, second] = await Promise.allSettled([find('a'), find('b')]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await find('abc')).toBe(3);
  });

  it('asks once for all who came while it was busy', async () => {
    const asked: string[][] = [];
    const find = batched(async (keys) => {
      asked.push(keys);
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));
    });
    const found = await Promise.all(['a', 'b', 'c', 'b', 'nobody'].map(find));
    expect(found).toEqual(['A', 'B', 'C', 'B', undefined]);
    expect(asked).toEqual([['a'], ['b', 'c', 'nobody']]);
  });

  it('asks for at most 200 at a time', async () => {
    const sizes: number[] = [];
    const find = batched(async (keys) => {
      sizes.push(keys.length);
      return new Map(keys.map((key) => [key, key]));
    });
    const keys = Array.from({ length: 450 }, (_, n) => String(n));
    expect(await Promise.all(keys.map(find))).toEqual(keys);
    expect(sizes).toEqual([1, 200, 200, 49]);
  });
});
