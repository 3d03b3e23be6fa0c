import { describe, expect, it } from 'vitest';
import type { Liking } from './likings.ts';
import { MOST_ALIKE, suggestedOn } from './suggestionOrder.ts';
import type { Candidate } from './suggestionOrder.ts';

const candidate = (id: string, friendsInCommon: number, ...sharedLikings: Liking[]): Candidate => ({
  id,
  friendsInCommon,
  sharedLikings,
});

/** More strangers who like the same than come round. */
const strangers = Array.from({ length: 2 * MOST_ALIKE }, (_, n) =>
  candidate(`stranger-${n}`, 0, 'dogs', ...(n % 20 === 0 ? (['tea'] as const) : [])),
);
const near = [candidate('ben', 1), candidate('cleo', 2, 'dogs')];

/** Who is suggested on each of some days. */
const daysOf = (count: number, round: Parameters<typeof suggestedOn>[2]): string[][] =>
  Array.from({ length: count }, (_, day) => suggestedOn(day, 'ann', round).map(({ id }) => id));

describe('who is suggested', () => {
  it('is on the first day whom one has most in common with, then whom one can ask a friend about', () => {
    const equal = [candidate('dora', 2), candidate('ed', 0, 'dogs', 'tea')];
    expect(daysOf(1, { near: [near[1]!, equal[0]!], strangers: [equal[1]!] })).toEqual([
      ['cleo', 'dora', 'ed'],
    ]);
  });

  it('is everybody near in turn, and of many strangers those who share most', () => {
    const shown = daysOf((near.length + MOST_ALIKE + 1) / 3, { near, strangers }).flat();
    expect(shown).toEqual(
      expect.arrayContaining(['ben', 'cleo', 'stranger-0', 'stranger-20', 'stranger-40']),
    );
    expect(new Set(shown).size).toBe(near.length + MOST_ALIKE);
  });

  it('is whom everybody may find where nobody is near and nobody likes the same', () => {
    const others = ['c', 'a', 'b', 'd'].map((id) => candidate(id, 0));
    expect(daysOf(1, { near: [], strangers: others })).toEqual([['c', 'a', 'b']]);
    expect(daysOf(1, { near: [near[0]!], strangers: others })).toEqual([['ben', 'c', 'a']]);
  });

  it('is nobody where there is nobody', () => {
    expect(daysOf(2, { near: [], strangers: [] })).toEqual([[], []]);
  });
});
