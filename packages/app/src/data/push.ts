import {
  getPush,
  subscribePush,
  unsubscribePush,
  type PushState,
  type PushSubscription,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Whether this browser is told what comes. It may have ended elsewhere: whoever shows it asks again. */
export const pushQuery = (userId: string) =>
  queryOptions({
    queryKey: ['getPush', userId],
    queryFn: ({ signal }) => call(getPush, {}, { signal }),
  });

const cache = (queryClient: QueryClient, userId: string, state: PushState): void =>
  void queryClient.setQueryData(pushQuery(userId).queryKey, state);

export const subscribePushMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['subscribePush'], {
    mutationFn: (subscription: PushSubscription) => call(subscribePush, { body: subscription }),
    onSuccess: (state) => cache(queryClient, userId, state),
  });

export const unsubscribePushMutation = () =>
  mutation(['unsubscribePush'], { mutationFn: () => call(unsubscribePush, {}) });
