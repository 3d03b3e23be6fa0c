import { listFriendRequests, listFriends, type FriendshipEntry } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { arrivals as words } from '../words/en/arrivals.ts';
import { arrivalsOf } from './arrivals.ts';
import { call } from './call.ts';
import { isShown, type LiveParts } from './liveParts.ts';
import { whenWritten } from './whenWritten.ts';

/** Who asks to be friends and is not in the list that is read. A request that was taken back is not promised anymore. */
export async function findRequests({ queryClient, memberId, say, signal }: LiveParts): Promise<void> {
  const queryKey = ['listFriendRequests', memberId] as const;
  if (!isShown(queryClient, queryKey)) return;
  await whenWritten(queryClient, 'listFriendRequests');
  const asking = await call(listFriendRequests, { params: { userId: memberId } }, { signal });
  const known = new Set(queryClient.getQueryData<FriendshipEntry[]>(queryKey)?.map(({ id }) => id));
  const found = asking.map(({ id }) => id).filter((id) => !known.has(id));
  const arrivals = arrivalsOf(queryClient);
  const before = arrivals.read().requests.filter((id) => !known.has(id));
  arrivals.change(() => ({ requests: found }));
  if (before.length === 0 && found.length > 0) say(messageOf(words, 'requests', { count: found.length }));
}

/** Friends whom the list that is read does not have yet. Not said: they may have been accepted on another device. */
export async function findNewFriends({ queryClient, memberId, signal }: LiveParts): Promise<void> {
  const queryKey = ['listFriends', memberId] as const;
  if (!isShown(queryClient, queryKey)) return;
  await whenWritten(queryClient, 'listFriends');
  const all = await call(listFriends, { params: { userId: memberId } }, { signal });
  const known = new Set(queryClient.getQueryData<FriendshipEntry[]>(queryKey)?.map(({ id }) => id));
  arrivalsOf(queryClient).change(() => ({ friends: all.filter(({ id }) => !known.has(id)) }));
}

/** Somebody has said yes: said once, and shown where the member has asked. */
export async function addFriend(
  { queryClient, memberId, say, signal }: LiveParts,
  friendId: string,
): Promise<void> {
  const all = await call(listFriends, { params: { userId: memberId } }, { signal });
  const entry = all.find(({ friend }) => friend.id === friendId);
  const arrivals = arrivalsOf(queryClient);
  if (!entry || arrivals.read().friends.some(({ id }) => id === entry.id)) return;
  arrivals.change(({ friends }) => ({ friends: [...friends, entry] }));
  say(messageOf(words, 'saidYes', { name: entry.friend.displayName }));
}
