import {
  createFriendship,
  deleteFriendship,
  isApiError,
  listBlocked,
  listFriendRequests,
  listFriends,
  updateFriendship,
  type FriendshipEntry,
  type ReadingCall,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** The member's friends, by name. */
export const friendsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listFriends', userId],
    queryFn: ({ signal }) => call(listFriends, { params: { userId } }, { signal }),
  });

/** Who asked the member and waits for an answer, by name. */
export const friendRequestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listFriendRequests', userId],
    queryFn: ({ signal }) => call(listFriendRequests, { params: { userId } }, { signal }),
  });

/** Whom the member has blocked, by name. */
export const blockedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listBlocked', userId],
    queryFn: ({ signal }) => call(listBlocked, { params: { userId } }, { signal }),
  });

/** The lists that are whole friendships. */
type FriendshipList = Extract<ReadingCall, 'listFriends' | 'listFriendRequests' | 'listBlocked'>;

function changeList(
  queryClient: QueryClient,
  key: readonly [FriendshipList, string],
  change: (entries: FriendshipEntry[]) => FriendshipEntry[],
): void {
  queryClient.setQueryData<FriendshipEntry[]>(key, (entries) => entries && change(entries));
}

/** Takes a friendship out of the lists it may stand in, and gives it back. */
function takeOut(queryClient: QueryClient, userId: string, id: string): FriendshipEntry | undefined {
  const lists: FriendshipList[] = ['listFriends', 'listFriendRequests', 'listBlocked'];
  const found = lists
    .flatMap((list) => queryClient.getQueryData<FriendshipEntry[]>([list, userId]) ?? [])
    .find((entry) => entry.id === id);
  for (const list of lists) {
    changeList(queryClient, [list, userId], (entries) => entries.filter((entry) => entry.id !== id));
  }
  return found;
}

/** Shows a person among the blocked ones, before the list is fetched: they may have stood in none of the lists. */
export function showBlocked(queryClient: QueryClient, userId: string, blocked: FriendshipEntry): void {
  takeOut(queryClient, userId, blocked.id);
  changeList(queryClient, ['listBlocked', userId], (entries) => [...entries, blocked]);
}

/** Asks for a friendship, or blocks a person. */
export const createFriendshipMutation = (userId: string) =>
  mutation(['createFriendship'], {
    mutationFn: (asked: { friendId: string; status: 'pending' | 'blocked' }) =>
      call(createFriendship, { body: { userId, ...asked } }),
  });

/** Accepts a request, declines it, or blocks a friend. The lists show it with the answer. */
export const updateFriendshipMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['updateFriendship'], {
    mutationFn: ({ id, status }: { id: string; status: 'accepted' | 'blocked' }) =>
      call(updateFriendship, { params: { id }, body: { status } }),
    onSuccess: (friendship) => {
      const entry = takeOut(queryClient, userId, friendship.id);
      if (!entry) return;
      const list = friendship.status === 'accepted' ? 'listFriends' : 'listBlocked';
      changeList(queryClient, [list, userId], (entries) => [...entries, { ...entry, ...friendship }]);
    },
  });

/**
 * Takes a request back. Where the other one has accepted it meanwhile, the friendship stays, and is the answer.
 */
export const withdrawRequestMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['deleteFriendship'], {
    mutationFn: async ({ id, friend }: Pick<FriendshipEntry, 'id' | 'friend'>) => {
      try {
        await call(deleteFriendship, { params: { id }, query: { status: 'pending' } });
        return undefined;
      } catch (error) {
        if (!isApiError(error, 409) || error.code !== 'friendsNow') throw error;
        return { id, userId, friendId: friend.id, status: 'accepted', friend } as const;
      }
    },
    onSuccess: (entry) =>
      entry && changeList(queryClient, ['listFriends', userId], (entries) => [...entries, entry]),
  });

/** Removes a friend, or lifts a block. The lists show it with the answer. */
export const deleteFriendshipMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['deleteFriendship'], {
    mutationFn: (id: string) => call(deleteFriendship, { params: { id } }),
    onSuccess: (_nothing, id) => void takeOut(queryClient, userId, id),
  });
