import { describe, expect, it } from 'vitest';
import {
  askedFriendship,
  changedFriendship,
  createFriendship,
  endedFriendship,
  friendshipSeenBy,
  mayWriteTo,
  relationIn,
} from './friendships.ts';
import type { FriendshipRecord } from './friendships.ts';
import { parseInput } from './input.ts';

const ROWS: Record<string, Pick<FriendshipRecord, 'status' | 'blockedBy'>> = {
  pending: { status: 'pending', blockedBy: null },
  accepted: { status: 'accepted', blockedBy: null },
  'blocked by ann': { status: 'blocked', blockedBy: 'user' },
  'blocked by ben': { status: 'blocked', blockedBy: 'friend' },
  'blocked by both': { status: 'blocked', blockedBy: 'both' },
};

/** Ann asked Ben. */
const rowOf = (name: string): FriendshipRecord => ({
  id: 'row',
  userId: 'ann',
  friendId: 'ben',
  ...ROWS[name]!,
});

/** The name of the row a rule gives, “gone” for none, and the status of an error response. */
function outcome(rule: () => FriendshipRecord | undefined): string | number {
  try {
    const row = rule();
    // A row that Ben asked for names the other side for the same person.
    const sides = { user: 'friend', friend: 'user', both: 'both' } as const;
    const blockedBy = row?.blockedBy && row.userId === 'ben' ? sides[row.blockedBy] : row?.blockedBy;
    const names = Object.keys(ROWS).filter(
      (name) => ROWS[name]!.status === row?.status && ROWS[name]!.blockedBy === blockedBy,
    );
    return row ? (names[0] ?? 'no such row') : 'gone';
  } catch (error) {
    return (error as { status: number }).status;
  }
}

describe('what each of the two sees', () => {
  it.each([
    ['pending', 'pending', 'pending'],
    ['accepted', 'accepted', 'accepted'],
    ['blocked by ann', 'blocked', undefined],
    ['blocked by ben', 'pending', 'blocked'],
    ['blocked by both', 'blocked', 'blocked'],
  ])('of %s: Ann, who asked, %s, and Ben %s', (name, ann, ben) => {
    const seen = ['ann', 'ben'].map((id) => friendshipSeenBy(rowOf(name), id)?.status);
    expect(seen).toEqual([ann, ben]);
  });

  it('never says who blocked', () => {
    for (const name of Object.keys(ROWS)) {
      for (const id of ['ann', 'ben']) {
        expect(Object.keys(friendshipSeenBy(rowOf(name), id) ?? {})).not.toContain('blockedBy');
      }
    }
  });
});

describe('changing a friendship', () => {
  it.each([
    ['pending', 403, 'blocked by ann', 'accepted', 'blocked by ben'],
    ['accepted', 'accepted', 'blocked by ann', 'accepted', 'blocked by ben'],
    ['blocked by ann', 409, 'blocked by ann', 404, 404],
    ['blocked by ben', 403, 'blocked by both', 409, 'blocked by ben'],
    ['blocked by both', 409, 'blocked by both', 409, 'blocked by both'],
  ])('from %s: Ann accepts → %s, blocks → %s; Ben accepts → %s, blocks → %s', (name, ...expected) => {
    const outcomes = ['ann', 'ben'].flatMap((id) =>
      (['accepted', 'blocked'] as const).map((wanted) =>
        outcome(() => changedFriendship(rowOf(name), id, wanted)),
      ),
    );
    expect(outcomes).toEqual(expected);
  });
});

describe('ending a friendship', () => {
  it.each([
    ['pending', 'gone', 403],
    ['accepted', 'gone', 'gone'],
    ['blocked by ann', 'gone', 404],
    ['blocked by ben', 'blocked by ben', 'gone'],
    ['blocked by both', 'blocked by ben', 'blocked by ann'],
  ])('from %s: by Ann → %s, by Ben → %s', (name, ann, ben) => {
    const outcomes = ['ann', 'ben'].map((id) => outcome(() => endedFriendship(rowOf(name), id)));
    expect(outcomes).toEqual([ann, ben]);
  });
});

describe('asking for a friendship', () => {
  const asks = (userId: string, status: 'pending' | 'blocked') => ({
    id: 'new',
    userId,
    friendId: userId === 'ann' ? 'ben' : 'ann',
    status,
  });

  it.each([
    ['pending', 'pending', 'accepted'],
    ['accepted', 'accepted', 'accepted'],
    ['blocked by ann', 409, 'blocked by ann'],
    ['blocked by ben', 'blocked by ben', 409],
    ['blocked by both', 409, 409],
  ])('from %s: Ann again → %s, Ben too → %s', (name, ann, ben) => {
    const outcomes = ['ann', 'ben'].map((id) =>
      outcome(() => askedFriendship(rowOf(name), asks(id, 'pending'))),
    );
    expect(outcomes).toEqual([ann, ben]);
  });

  it.each([
    ['pending', 'blocked by ann', 'blocked by ben'],
    ['accepted', 'blocked by ann', 'blocked by ben'],
    ['blocked by ann', 'blocked by ann', 'blocked by both'],
    ['blocked by ben', 'blocked by both', 'blocked by ben'],
    ['blocked by both', 'blocked by both', 'blocked by both'],
  ])('blocks from %s: Ann → %s, Ben → %s', (name, ann, ben) => {
    const outcomes = ['ann', 'ben'].map((id) =>
      outcome(() => askedFriendship(rowOf(name), asks(id, 'blocked'))),
    );
    expect(outcomes).toEqual([ann, ben]);
  });

  it('starts a row where there is none', () => {
    expect(outcome(() => askedFriendship(undefined, asks('ann', 'pending')))).toBe('pending');
    expect(outcome(() => askedFriendship(undefined, asks('ann', 'blocked')))).toBe('blocked by ann');
  });

  it('looks like any request to somebody who was blocked', () => {
    const row = askedFriendship(rowOf('blocked by ann'), asks('ben', 'pending'));
    expect(friendshipSeenBy(row, 'ben')).toEqual({
      id: 'new',
      userId: 'ben',
      friendId: 'ann',
      status: 'pending',
    });
    expect(friendshipSeenBy(row, 'ann')).toMatchObject({ status: 'blocked' });
  });

  it('looks new where the asker did not see the row', () => {
    const gone = endedFriendship(rowOf('blocked by ben'), 'ann');
    for (const status of ['pending', 'blocked'] as const) {
      const shown = friendshipSeenBy(askedFriendship(gone, asks('ann', status)), 'ann');
      expect(shown).toEqual(friendshipSeenBy(askedFriendship(undefined, asks('ann', status)), 'ann'));
    }
  });

  it('is refused to oneself', () => {
    const body = { userId: 'ann', friendId: 'ann' };
    expect(() => parseInput(createFriendship, { params: {}, query: {}, body })).toThrow(/^friendId: /);
  });
});

it('lets only friends write to each other', () => {
  const relations = [null, undefined, 'pending', 'accepted', 'blocked'] as const;
  expect(relations.map(relationIn)).toEqual(['none', 'none', 'none', 'friend', 'blocked']);
  expect(relations.map((status) => mayWriteTo(relationIn(status)))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
