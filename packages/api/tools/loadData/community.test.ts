import { describe, expect, it } from 'vitest';
import { acceptedTotal, bondsTotal, communityOf, mostFriends } from './community.ts';
import { readOptions } from './options.ts';

const scaleOf = (members: number, friends: number) =>
  readOptions(['--members', String(members), '--friends', String(friends)]);

/** All pairs of a community, each as `lower-higher`. */
function pairsOf(members: number, friends: number): string[] {
  const { bondsOf, bondAt } = communityOf(scaleOf(members, friends));
  return Array.from({ length: members }, (_, holder) =>
    Array.from({ length: bondsOf(holder).count }, (_bond, nth) => {
      const { partner } = bondAt(holder, nth);
      return holder < partner ? `${holder}-${partner}` : `${partner}-${holder}`;
    }),
  ).flat();
}

describe('a made-up community', () => {
  it('has one friendship a pair, and none with oneself, at any size', () => {
    for (let members = 1; members <= 120; members += 1) {
      for (let friends = 0; friends <= mostFriends(members); friends += 1) {
        const pairs = pairsOf(members, friends);
        expect([new Set(pairs).size, pairs.length]).toEqual([
          pairs.length,
          Math.floor((friends * members) / 2),
        ]);
        expect(pairs.filter((pair) => /^(\d+)-\1$/.test(pair))).toEqual([]);
      }
    }
  });

  it('has a few members with many friends, and most have 10 to 30', () => {
    const counts = new Map<string, number>();
    for (const member of pairsOf(5000, 20).flatMap((pair) => pair.split('-')))
      counts.set(member, (counts.get(member) ?? 0) + 1);
    const usual = [...counts.values()].filter((count) => count >= 10 && count <= 30);
    expect(usual.length).toBeGreaterThan(4000);
    expect(Math.max(...counts.values())).toBeGreaterThan(300);
  });

  it('counts the accepted friendships as its members hold them', () => {
    const scale = scaleOf(500, 20);
    const { bondsOf, acceptedOf } = communityOf(scale);
    const members = Array.from({ length: 500 }, (_, n) => n);
    const accepted = members.map((n) => acceptedOf(n).count);
    expect(accepted.reduce((sum, count) => sum + count)).toBe(acceptedTotal(scale));
    expect(members.filter((n) => (accepted[n] ?? 0) > bondsOf(n).count)).toEqual([]);
    expect(acceptedTotal(scale) / bondsTotal(scale)).toBeCloseTo(0.92, 2);
  });
});
