import {
  countNotifications,
  getNotificationSettings,
  listNotifications,
  seeNotifications,
  updateNotificationSettings,
  type NotificationCount,
  type NotificationSettings,
} from '@friendbase/contract';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';
import { notificationCountQuery } from './notificationCount.ts';

/** What came for the member, the latest first, page by page. */
export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['listNotifications', userId],
    queryFn: ({ pageParam: before, signal }) => call(listNotifications, { query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** Counts again what has come. One that is under way may have counted before. */
export async function recountNotifications(
  queryClient: QueryClient,
  userId: string,
): Promise<NotificationCount> {
  const { queryKey } = notificationCountQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  return queryClient.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => call(countNotifications, {}, { signal }),
    staleTime: 0,
  });
}

/** Tells that the member has looked: at all up to a moment, or at one of them alone. What does not arrive stays new. */
export async function tellSeen(
  queryClient: QueryClient,
  userId: string,
  seen: { until: string | undefined; only?: string },
): Promise<void> {
  await call(seeNotifications, { body: seen });
  if (seen.only !== undefined) return;
  const { queryKey } = notificationCountQuery(userId);
  queryClient.setQueryData(queryKey, (count) => count && { ...count, unseen: 0, messages: 0 });
}

/** What the member wants to be told. */
export const notificationSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['getNotificationSettings', userId],
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  });

export const updateNotificationSettingsMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['updateNotificationSettings'], {
    mutationFn: (settings: NotificationSettings) => call(updateNotificationSettings, { body: settings }),
    onSuccess: (settings) =>
      void queryClient.setQueryData(notificationSettingsQuery(userId).queryKey, settings),
  });
