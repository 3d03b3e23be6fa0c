import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { apiError } from './apiError.ts';
import type { Reason } from './errorCodes.ts';
import { Count, Id } from './text.ts';
import { Person, Profile } from './users.ts';

/** Asked, friends, or out of each other's sight: declining a request is a block too. Source: product spec §4. */
export const FRIENDSHIP_STATUSES = ['pending', 'accepted', 'blocked'] as const;

/** One row a pair: `userId` asked, `friendId` was asked. */
export const Friendship = z.object({
  id: Id,
  userId: Id,
  friendId: Id,
  status: z.enum(FRIENDSHIP_STATUSES),
});
export type Friendship = z.infer<typeof Friendship>;

/** A friendship with the other one of the two, as the reader may see them. */
export const FriendshipEntry = z.extend(Friendship, { friend: Profile });
export type FriendshipEntry = z.infer<typeof FriendshipEntry>;

/** The two sides of a friendship: `user` asked, `friend` was asked. */
export type Side = 'user' | 'friend';

/** A stored friendship. A block records who holds it: only they can lift it. */
export interface FriendshipRecord extends Friendship {
  blockedBy: Side | 'both' | null;
  /** When a request came, by which it is new or not. Unknown of requests from before this was stored. */
  askedAt?: string | undefined;
}

/** A reader's relation to an author. `blocked` covers both directions. */
export type Relation = 'self' | 'friend' | 'blocked' | 'none';

const RELATION_OF = { pending: 'none', accepted: 'friend', blocked: 'blocked' } as const;

/** The relation of two different members; `none` without a row. */
export const relationIn = (status: Friendship['status'] | null | undefined): Relation =>
  status ? RELATION_OF[status] : 'none';

/** Only accepted friends can write to each other. Source: owner's decisions, “Who sees and reaches whom”. */
export const mayWriteTo = (relation: Relation): boolean => relation === 'friend';

export const sideOf = ({ userId }: Friendship, memberId: string): Side =>
  userId === memberId ? 'user' : 'friend';

const otherSide = (side: Side): Side => (side === 'user' ? 'friend' : 'user');

const isBlockedBy = ({ blockedBy }: FriendshipRecord, side: Side): boolean =>
  blockedBy === side || blockedBy === 'both';

/** Whether one of the two holds a block. */
export const hasBlocked = (record: FriendshipRecord, memberId: string): boolean =>
  isBlockedBy(record, sideOf(record, memberId));

/**
 * A friendship as one of the two sees it. Nobody is told that they were blocked: who asked sees a pending
 * request, the other sees nothing.
 */
export function friendshipSeenBy(record: FriendshipRecord, memberId: string): Friendship | undefined {
  const { id, userId, friendId, status } = record;
  const friendship: Friendship = { id, userId, friendId, status };
  const side = sideOf(record, memberId);
  if (record.status !== 'blocked' || isBlockedBy(record, side)) return friendship;
  return side === 'user' ? { ...friendship, status: 'pending' } : undefined;
}

/** As `friendshipSeenBy`, for the member who has just changed it and therefore sees it. Throws otherwise. */
export function friendshipShownTo(record: FriendshipRecord, memberId: string): Friendship {
  const seen = friendshipSeenBy(record, memberId);
  if (!seen) throw new Error('A member changed a friendship that they do not see.');
  return seen;
}

const blockedAlsoBy = (record: FriendshipRecord, side: Side): FriendshipRecord => ({
  ...record,
  status: 'blocked',
  blockedBy: isBlockedBy(record, otherSide(side)) ? 'both' : side,
});

/**
 * The row after `memberId` accepts or blocks. Declining is blocking. Throws `ApiError`: 404 if this member
 * cannot see the row, 403 for accepting one's own request, 409 if this member holds a block.
 */
export function changedFriendship(
  record: FriendshipRecord,
  memberId: string,
  wanted: 'accepted' | 'blocked',
): FriendshipRecord {
  const seen = friendshipSeenBy(record, memberId);
  if (!seen) throw apiError('friendRequestNotFound');
  const side = sideOf(record, memberId);
  if (wanted === 'blocked') return blockedAlsoBy(record, side);
  if (seen.status === 'blocked') throw apiError('blockedByYou');
  if (seen.status === 'pending' && side === 'user') throw apiError('onlyAskedAnswers');
  return { ...record, status: 'accepted' };
}

/**
 * The row after `memberId`, one of the two, ends it: a friend is removed, an own request taken back, an own block
 * lifted. `undefined` when no row is left. Where the block of the other one stays, `memberId` no longer sees the row,
 * as if it had gone. Throws `ApiError`: 404 where this member does not see the row, 403 for a request that waits for
 * this member's answer. Who means to take a request back keeps what it has become: 409 for a friend, and for one whom
 * this member has blocked since.
 */
export function endedFriendship(
  record: FriendshipRecord,
  memberId: string,
  meant?: 'pending',
): FriendshipRecord | undefined {
  const seen = friendshipSeenBy(record, memberId);
  if (!seen) throw apiError('friendRequestNotFound');
  if (meant && seen.status === 'accepted') throw apiError('friendsNow');
  if (meant && seen.status === 'blocked') throw apiError('blockedByYou');
  const side = sideOf(record, memberId);
  if (record.status === 'pending' && side === 'friend') throw apiError('answerInstead');
  if (!isBlockedBy(record, otherSide(side))) return undefined;
  const otherId = side === 'user' ? record.friendId : record.userId;
  return { ...record, userId: otherId, friendId: memberId, blockedBy: 'user' };
}

/**
 * The row after somebody asks for a friendship or blocks a person, given the pair's row if there is one. Asking back
 * makes friends. Asking again, or asking someone who blocked you, changes nothing visible. Where the asker does not
 * see the row, theirs looks new, with an id of its own. Throws `ApiError` 409 for who asks somebody they blocked.
 */
export function askedFriendship(
  existing: FriendshipRecord | undefined,
  asked: Friendship & Pick<FriendshipRecord, 'askedAt'> & { status: 'pending' | 'blocked' },
): FriendshipRecord {
  const isBlock = asked.status === 'blocked';
  if (!existing) return { ...asked, blockedBy: isBlock ? 'user' : null };
  if (!friendshipSeenBy(existing, asked.userId)) {
    return { ...asked, status: 'blocked', blockedBy: isBlock ? 'both' : 'friend' };
  }
  const side = sideOf(existing, asked.userId);
  if (isBlock) return blockedAlsoBy(existing, side);
  if (isBlockedBy(existing, side)) throw apiError('blockedByYou');
  if (existing.status === 'pending' && side === 'friend') return { ...existing, status: 'accepted' };
  return existing;
}

/** How many friends among others are shown by face; of the rest there is the number. */
export const MOST_FRIENDS_SHOWN = 3;

/** The reader's friends among those who take part in something. Nobody else is ever named. */
export const FriendsAmong = z.object({
  count: Count,
  /** At most `MOST_FRIENDS_SHOWN`. */
  faces: z.array(Person),
});
export type FriendsAmong = z.infer<typeof FriendsAmong>;

const ownList = { params: z.object({ userId: Id }) };

/** Accepted friends, by name. 403 for another member's. */
export const listFriends = endpoint({
  method: 'get',
  path: '/api/friends/:userId',
  summary: 'Read your friends, by name.',
  input: ownList,
  output: z.array(FriendshipEntry),
  errors: ['notYourAccount'],
});

/** Who asked this member and waits for an answer, by name. 403 for another member's. */
export const listFriendRequests = endpoint({
  method: 'get',
  path: '/api/friend-requests/:userId',
  summary: 'Read the friend requests that wait for your answer.',
  input: ownList,
  output: z.array(FriendshipEntry),
  errors: ['notYourAccount'],
});

/**
 * Whom this member has blocked, by name; also those whose request was declined. 403 for another member's. Without what they say of
 * themselves: who blocks a person by their id may be nobody who was ever shown it.
 */
export const listBlocked = endpoint({
  method: 'get',
  path: '/api/blocked/:userId',
  summary: 'Read whom you have blocked.',
  input: ownList,
  output: z.array(z.extend(Friendship, { friend: Person })),
  errors: ['notYourAccount'],
});

export const FriendshipDraft = z.object({
  userId: Id,
  friendId: Id,
  status: z._default(z.enum(['pending', 'blocked']), 'pending'),
});
export type FriendshipDraft = z.infer<typeof FriendshipDraft>;

const selfError = ({ userId, friendId }: FriendshipDraft): Reason | undefined =>
  userId === friendId ? ['friendIsSelf'] : undefined;

/**
 * Asks for a friendship, or blocks a person. 403 when `userId` is not the caller, 404 for an unknown person, 409
 * for somebody the caller has blocked. The answer is the row as the caller sees it.
 */
export const createFriendship = endpoint({
  method: 'post',
  path: '/api/friendships',
  summary: 'Ask for a friendship, or block a person.',
  status: 201,
  isCreating: true,
  input: { body: FriendshipDraft },
  output: Friendship,
  rule: ({ body }) => selfError(body),
  limit: perHour(300),
  errors: ['friendIsSelf', 'notYourAccount', 'personNotFound', 'blockedByYou'],
});

/** Accepts a request, declines it, or blocks a friend. Error responses of `changedFriendship`; 404 for another pair's. */
export const updateFriendship = endpoint({
  method: 'patch',
  path: '/api/friendships/:id',
  summary: 'Accept or decline a friend request, or block a friend.',
  input: { params: z.object({ id: Id }), body: z.object({ status: z.enum(['accepted', 'blocked']) }) },
  output: Friendship,
  limit: perHour(300),
  errors: ['onlyAskedAnswers', 'friendRequestNotFound', 'blockedByYou'],
});

/**
 * Removes a friend, takes a request back, or lifts a block. With `status=pending` nothing but a request is taken back.
 * Error responses of `endedFriendship`; 404 for another pair's.
 */
export const deleteFriendship = endpoint({
  method: 'delete',
  path: '/api/friendships/:id',
  summary: 'Remove a friend, take back your request, or unblock a person.',
  input: {
    params: z.object({ id: Id }),
    query: z.object({ status: z.optional(z.literal('pending')) }),
  },
  limit: perHour(300),
  errors: ['answerInstead', 'friendRequestNotFound', 'friendsNow', 'blockedByYou'],
});
