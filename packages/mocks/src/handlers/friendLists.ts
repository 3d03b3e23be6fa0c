import { byName, friendshipSeenBy } from '@friendbase/contract';
import type { Friendship, FriendshipEntry } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { requireMember, requireSelf, seenMember } from './people.ts';

type FriendListHandlers = Pick<MockHandlers, 'listFriends' | 'listFriendRequests' | 'listBlocked'>;

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
