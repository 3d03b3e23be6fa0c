import {
  byName,
  friendshipSeenBy,
  MOST_SUGGESTIONS,
  strangersAfter,
  suggestionDay,
  suggestionStart,
} from '@friendbase/contract';
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

  async suggestFriends({ params: { userId } }, { store, caller, now }) {
    requireSelf(caller(), userId);
    const isOpen = (id: string) => !requireMember(store, id).closedAt;
    const own = new Set(friendsOf(store, userId).filter(isOpen));
    const day = suggestionDay(now());
    const start = strangersAfter(userId, day);
    const found = store.members
      .all()
      .filter(({ id, closedAt }) => id !== userId && !closedAt && !friendshipOf(store, userId, id))
      .filter(({ id }) => !isReportedBy(store, userId, 'profile', id))
      .map(({ id, findableBy }) => {
        const friendsInCommon = friendsOf(store, id).filter((friend) => own.has(friend)).length;
        return { id, findableBy, friendsInCommon };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const after = (from: string) => (one: { id: string }) => (one.id > from ? 0 : 1);
    const near = found
      .filter(({ friendsInCommon, findableBy }) => friendsInCommon > 0 && findableBy !== 'nobody')
      .sort((a, b) => b.friendsInCommon - a.friendsInCommon || after(userId)(a) - after(userId)(b));
    const first = suggestionStart(day, near.length);
    const others = found
      .filter(({ friendsInCommon, findableBy }) => friendsInCommon === 0 && findableBy === 'everybody')
      .sort((a, b) => after(start)(a) - after(start)(b));
    const ofDay = [...near.slice(first), ...near.slice(0, first)].slice(0, MOST_SUGGESTIONS);
    return [...ofDay.sort((a, b) => b.friendsInCommon - a.friendsInCommon), ...others]
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id, friendsInCommon }) => ({ ...seenMember(store, id), friendsInCommon }));
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
