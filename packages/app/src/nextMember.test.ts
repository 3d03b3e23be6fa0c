import { ApiError, type Client } from '@friendbase/contract';
import { afterEach, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { callBy } from './data/call.ts';
import { createQueryClient } from './data/queryClient.ts';
import { createCarrier } from './lib/live/carrier.ts';
import { createSession } from './session/createSession.ts';

afterEach(() => callBy(() => undefined));

it('leaves the member who comes next nothing of what the one before has read or pressed', async () => {
  let answer = async (): Promise<unknown> => ({ id: 'ann' });
  callBy(() => (() => answer()) as Client);
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  const session = createSession({
    queryClient,
    onForget: () => {},
    carrier: createCarrier(),
    afterHydration: (action) => action(),
  });
  session.start();
  await waitFor(session, (state) => state.hasTag('member'));
  queryClient.setQueryData(['listFriends', 'ann'], []);
  // It waits for the network, and never comes to an end.
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['createLike', 'post'] });
  answer = () => Promise.reject(new ApiError({ status: 401, message: '' }));
  session.send({ type: 'access.refused' });
  await waitFor(session, (state) => state.hasTag('visitor'));
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
  answer = async () => ({ id: 'ben' });
  session.send({ type: 'signed.in' });
  await waitFor(session, ({ context }) => context.memberId === 'ben');
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(queryClient.getQueryData(['listFriends', 'ann'])).toBeUndefined();
  session.stop();
});
