import {
  askedFriendship,
  byName,
  changedFriendship,
  endedFriendship,
  friendshipSeenBy,
  MOST_SUGGESTIONS,
  notFound,
} from '@friendbase/contract';
import type { Friendship, FriendshipEntry, FriendshipRecord } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mock.ts';
import type { Store } from '../store.ts';
import { friendshipOf, mustBe, profileOf, requireMember } from './people.ts';

type FriendshipHandlers = Pick<
  MockHandlers,
  | 'listFriends'
  | 'suggestFriends'
  | 'listFriendRequests'
  | 'listBlocked'
  | 'createFriendship'
  | 'updateFriendship'
  | 'deleteFriendship'
>;

export const friendships: FriendshipHandlers = {
  async listFriends({ params: { userId } }, context) {
    return entriesOf(context, userId, ({ status }) => status === 'accepted');
  },

  async listFriendRequests({ params: { userId } }, context) {
    return entriesOf(context, userId, ({ status, friendId }) => status === 'pending' && friendId === userId);
  },

  async listBlocked({ params: { userId } }, context) {
    return entriesOf(context, userId, ({ status }) => status === 'blocked');
  },

  async suggestFriends({ params: { userId } }, { store, caller }) {
    mustBe(caller(), userId);
    const inCommon = (id: string): number =>
      friendsOf(store, id).filter((friend) => friendsOf(store, userId).includes(friend)).length;
    const isBefore = (id: string): number => (id > userId ? 0 : 1);
    return store.members
      .all()
      .filter(({ id }) => id !== userId && !friendshipOf(store, userId, id))
      .map(({ id }) => ({ id, common: inCommon(id) }))
      .sort((a, b) => b.common - a.common || isBefore(a.id) - isBefore(b.id) || (a.id < b.id ? -1 : 1))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id }) => profileOf(store, id));
  },

  async createFriendship({ body }, { store, caller }) {
    mustBe(caller(), body.userId);
    requireMember(store, body.friendId);
    const existing = friendshipOf(store, body.userId, body.friendId);
    const record = askedFriendship(existing, { ...body, id: crypto.randomUUID() });
    await (existing ? write(store, record) : store.friendships.create(record));
    return seen(record, body.userId);
  },

  async updateFriendship({ params: { id }, body }, { store, caller }) {
    const { id: memberId } = caller();
    const record = changedFriendship(requireOwn(store, id, memberId), memberId, body.status);
    await write(store, record);
    return seen(record, memberId);
  },

  async deleteFriendship({ params: { id } }, { store, caller }) {
    const { id: memberId } = caller();
    const left = endedFriendship(requireOwn(store, id, memberId), memberId);
    if (left) await write(store, left);
    else store.friendships.delete((q) => q.where({ id }));
  },
};

/** Throws 404 for a row that is not there, and in the same words for one between others. */
function requireOwn(store: Store, id: string, memberId: string): FriendshipRecord {
  const record = store.friendships.findFirst((q) => q.where({ id }));
  if (!record || ![record.userId, record.friendId].includes(memberId)) throw notFound('friend request');
  return record;
}

const write = ({ friendships: rows }: Store, record: FriendshipRecord) =>
  rows.update((q) => q.where({ id: record.id }), {
    data(row) {
      Object.assign(row, record);
    },
  });

function seen(record: FriendshipRecord, memberId: string): Friendship {
  const friendship = friendshipSeenBy(record, memberId);
  if (!friendship) throw new Error('A member changed a friendship that they do not see.');
  return friendship;
}

/** The reader's rows as they see them, each with the other member, by name. */
function entriesOf(
  { store, caller }: MockContext,
  readerId: string,
  isWanted: (friendship: Friendship) => boolean,
): FriendshipEntry[] {
  mustBe(caller(), readerId);
  return store.friendships
    .findMany((q) => q.where({ userId: readerId }).or({ friendId: readerId }))
    .flatMap((record) => friendshipSeenBy(record, readerId) ?? [])
    .filter(isWanted)
    .map((friendship) => ({ ...friendship, friend: profileOf(store, otherIn(friendship, readerId)) }))
    .sort((a, b) => byName(a.friend, b.friend));
}

const otherIn = ({ userId, friendId }: Friendship, memberId: string): string =>
  userId === memberId ? friendId : userId;

const friendsOf = ({ friendships: rows }: Store, memberId: string): string[] =>
  rows
    .findMany((q) => q.where({ userId: memberId }).or({ friendId: memberId }))
    .filter(({ status }) => status === 'accepted')
    .map((friendship) => otherIn(friendship, memberId));
