import {
  askedFriendship,
  changedFriendship,
  endedFriendship,
  friendshipShownTo,
  apiError,
  toldOfFriendship,
} from '@friendbase/contract';
import type { Friendship, FriendshipDraft, FriendshipRecord } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { noteNewAccount, requestsToday } from './newAccounts.ts';
import { friendshipOf, requireMember, requireReachable, requireSelf } from './people.ts';

type FriendshipHandlers = Pick<MockHandlers, 'createFriendship' | 'updateFriendship' | 'deleteFriendship'>;

export const friendships: FriendshipHandlers = {
  async createFriendship({ body }, context) {
    const { store, caller } = context;
    requireSelf(caller(), body.userId);
    // A block reaches nobody: it holds where an account is opened again.
    (body.status === 'pending' ? requireReachable : requireMember)(store, body.friendId);
    return askFor(context, body);
  },

  async updateFriendship({ params: { id }, body }, { store, caller, tell }) {
    const { id: memberId } = caller();
    const own = { ...requireOwn(store, id, memberId) };
    if (body.status === 'accepted') requireOpen(store, own);
    const record = changedFriendship(own, memberId, body.status);
    await write(store, record);
    await tell(...toldOfFriendship(own, record));
    return friendshipShownTo(record, memberId);
  },

  async deleteFriendship({ params: { id }, query }, { store, caller, tell }) {
    const { id: memberId } = caller();
    const own = { ...requireOwn(store, id, memberId) };
    const left = endedFriendship(own, memberId, query.status);
    if (left) await write(store, left);
    else store.friendships.delete((q) => q.where({ id }));
    await tell(...toldOfFriendship(own, left));
  },
};

/** Asks for a friendship, or blocks, and tells whom it is about. What a new account asks of many is seen by moderators. */
export async function askFor(
  context: MockContext,
  { friendId, status }: Pick<FriendshipDraft, 'friendId' | 'status'>,
): Promise<Friendship> {
  const { store, caller, now, tell } = context;
  const me = caller();
  const existing = friendshipOf(store, me.id, friendId);
  const id = crypto.randomUUID();
  const asked = { id, userId: me.id, friendId, status, askedAt: now().toISOString() };
  const record = askedFriendship(existing, asked);
  const before = existing && { ...existing };
  await (existing ? write(store, record) : store.friendships.create(record));
  await tell(...toldOfFriendship(before, record));
  if (status === 'pending') {
    const content = me.bio ? `${me.displayName}\n\n${me.bio}` : me.displayName;
    const acts = { requests: requestsToday(store, me.id, now()) };
    await noteNewAccount(context, { kind: 'profile', id: me.id }, content, acts);
  }
  return friendshipShownTo(record, me.id);
}

/** Throws 404 for a row that is not there, and in the same words for one between others. */
function requireOwn(store: Store, id: string, memberId: string): FriendshipRecord {
  const record = store.friendships.findFirst((q) => q.where({ id }));
  if (!record || ![record.userId, record.friendId].includes(memberId))
    throw apiError('friendRequestNotFound');
  return record;
}

/** Throws 404 where one of the two was closed: their request is in no list. */
function requireOpen(store: Store, { userId, friendId }: FriendshipRecord): void {
  if ([userId, friendId].some((id) => requireMember(store, id).closedAt))
    throw apiError('friendRequestNotFound');
}

/** Found by the pair: its id may change. */
function write({ friendships: rows }: Store, record: FriendshipRecord) {
  const { userId, friendId } = record;
  return rows.update((q) => q.where({ userId, friendId }).or({ userId: friendId, friendId: userId }), {
    strict: true,
    data(row) {
      Object.assign(row, record);
    },
  });
}
