import type { FriendshipEntry } from '@friendbase/contract';
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  blockedQuery,
  deleteFriendshipMutation,
  friendRequestsQuery,
  friendsQuery,
  withdrawRequestMutation,
  updateFriendshipMutation,
} from './friendships.ts';
import { createQueryClient } from './queryClient.ts';

const ME = '00000000-0000-4000-8000-000000000001';
const ANN = '00000000-0000-4000-8000-000000000002';
const ID = '00000000-0000-4000-8000-00000000000a';

const entry = (status: FriendshipEntry['status']): FriendshipEntry => ({
  id: ID,
  userId: ANN,
  friendId: ME,
  status,
  friend: { id: ANN, username: 'ann', displayName: 'Ann' },
});

let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  for (const { queryKey } of [friendsQuery(ME), friendRequestsQuery(ME), blockedQuery(ME)]) {
    queryClient.setQueryData<FriendshipEntry[]>(queryKey, []);
  }
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body?: unknown) =>
  vi.stubGlobal('fetch', async () =>
    body === undefined ? new Response(null, { status }) : Response.json(body, { status }),
  );
const idsIn = ({ queryKey }: { queryKey: QueryKey }) =>
  queryClient.getQueryData<FriendshipEntry[]>(queryKey)?.map(({ id }) => id);

it('leaves every list as it is when an answer to a request is refused', async () => {
  queryClient.setQueryData(friendRequestsQuery(ME).queryKey, [entry('pending')]);
  answer(404, { code: 'friendRequestNotFound', message: 'gone' });
  const accept = queryClient.getMutationCache().build(queryClient, updateFriendshipMutation(queryClient, ME));
  await expect(accept.execute({ id: ID, status: 'accepted' })).rejects.toMatchObject({ status: 404 });
  expect(idsIn(friendRequestsQuery(ME))).toEqual([ID]);
  expect(idsIn(friendsQuery(ME))).toEqual([]);
});

it.each([
  ['accepted', friendsQuery],
  ['blocked', blockedQuery],
] as const)('moves a request that is %s to its list with the answer', async (status, list) => {
  queryClient.setQueryData(friendRequestsQuery(ME).queryKey, [entry('pending')]);
  answer(200, { id: ID, userId: ANN, friendId: ME, status });
  const change = queryClient.getMutationCache().build(queryClient, updateFriendshipMutation(queryClient, ME));
  await change.execute({ id: ID, status });
  expect(idsIn(friendRequestsQuery(ME))).toEqual([]);
  expect(idsIn(list(ME))).toEqual([ID]);
});

it('takes a friend out with the answer', async () => {
  queryClient.setQueryData(friendsQuery(ME).queryKey, [entry('accepted')]);
  answer(204);
  const remove = queryClient.getMutationCache().build(queryClient, deleteFriendshipMutation(queryClient, ME));
  await remove.execute(ID);
  expect(idsIn(friendsQuery(ME))).toEqual([]);
});

it('keeps the friend who has accepted before the request was taken back', async () => {
  answer(409, { code: 'friendsNow', message: 'You are friends now.' });
  const withdraw = queryClient
    .getMutationCache()
    .build(queryClient, withdrawRequestMutation(queryClient, ME));
  const { friend } = entry('accepted');
  await expect(withdraw.execute({ id: ID, friend })).resolves.toMatchObject({ status: 'accepted' });
  expect(idsIn(friendsQuery(ME))).toEqual([ID]);
});
