import { byName, friendshipSeenBy, MOST_SUGGESTIONS } from '@friendbase/contract';
import type { Friendship, FriendshipEntry } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { friendshipOf, isReportedBy, requireMember, requireSelf, seenMember } from './people.ts';

type FriendListHandlers = Pick<
  MockHandlers,
  'listFriends' | 'suggestFriends' | 'findPeople' | 'listFriendRequests' | 'listBlocked'
>;

export const friendLists: FriendListHandlers = {
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
    requireSelf(caller(), userId);
    const own = new Set(friendsOf(store, userId));
    const inCommon = (id: string): number => friendsOf(store, id).filter((friend) => own.has(friend)).length;
    const isBefore = (id: string): number => (id > userId ? 0 : 1);
    return store.members
      .all()
      .filter(({ id, closedAt }) => id !== userId && !closedAt && !friendshipOf(store, userId, id))
      .filter(({ id }) => !isReportedBy(store, userId, 'profile', id))
      .map(({ id }) => ({ id, common: inCommon(id) }))
      .sort((a, b) => b.common - a.common || isBefore(a.id) - isBefore(b.id) || (a.id < b.id ? -1 : 1))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id }) => seenMember(store, id));
  },

  async findPeople({ query: { name } }, context) {
    return (await import('./findPeople.ts')).peopleFound(context, name);
  },
};

/** The reader's rows as they see them, each with the other member, by name. Closed accounts are in no list. */
function entriesOf(
  { store, caller }: MockContext,
  readerId: string,
  isWanted: (friendship: Friendship) => boolean,
): FriendshipEntry[] {
  requireSelf(caller(), readerId);
  return rowsOf(store, readerId)
    .flatMap((record) => friendshipSeenBy(record, readerId) ?? [])
    .filter(isWanted)
    .filter((friendship) => !requireMember(store, otherIn(friendship, readerId)).closedAt)
    .map((friendship) => ({ ...friendship, friend: seenMember(store, otherIn(friendship, readerId)) }))
    .sort((a, b) => byName(a.friend, b.friend));
}

const rowsOf = ({ friendships }: Store, memberId: string) =>
  friendships.findMany((q) => q.where({ userId: memberId }).or({ friendId: memberId }));

const otherIn = ({ userId, friendId }: Friendship, memberId: string): string =>
  userId === memberId ? friendId : userId;

export const friendsOf = (store: Store, memberId: string): string[] =>
  rowsOf(store, memberId)
    .filter(({ status }) => status === 'accepted')
    .map((friendship) => otherIn(friendship, memberId));
