import type { Notification } from '@friendbase/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { friendRequestsQuery } from '../../../data/friendships.ts';
import { notificationsQuery, tellSeen } from '../../../data/notifications.ts';
import { notificationCountQuery } from '../../../data/notificationCount.ts';
import { useMemberId } from '../../../lib/memberId.ts';

/**
 * What came for the member, asked for anew whenever the list is opened. The server hears that they have looked; what was new
 * then stays marked until they look again.
 */
export function useNotificationList() {
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({ ...notificationsQuery(memberId), refetchOnMount: 'always' });
  // They stand above the rest, and would push it down. Without them they say so themselves.
  const requests = useQuery({ ...friendRequestsQuery(memberId), refetchOnMount: 'always' });
  const { data: { unseen = 0 } = {} } = useQuery(notificationCountQuery(memberId));
  // Not what the page knew before: it may be old, and would change under the finger.
  const isFetched = query.isFetchedAfterMount && query.data !== undefined && requests.isFetchedAfterMount;
  const all = isFetched ? query.data.pages.flatMap(({ items }) => items) : [];
  const newest = all.find(({ isNew }) => isNew)?.createdAt;
  const look = useEffectEvent((until: string) => {
    tellSeen(queryClient, memberId, { until }).catch(() => undefined);
  });
  useEffect(() => {
    if (newest !== undefined) look(newest);
  }, [newest]);
  const [isRetried, setIsRetried] = useState(false);
  return {
    /** Requests are answered in a list of their own. */
    items: all.filter((one): one is Exclude<Notification, { kind: 'request' }> => one.kind !== 'request'),
    hasRequests: all.some(({ kind }) => kind === 'request'),
    isEmpty: isFetched && all.length === 0,
    isWaiting: !isFetched && !query.isError && !isRetried,
    error: query.error,
    // Not the error alone: it ends when a retry begins, and “Try again” would go away under the finger.
    hasFailed: !isFetched && (query.isError || isRetried),
    isRetrying: query.isFetching,
    retry: () => {
      setIsRetried(true);
      void query.refetch();
    },
    /** What has come since the list was opened. */
    unseen: isFetched ? unseen : 0,
    lookAgain: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    /** The chats that the page has may be older than what the list tells: they are fetched when they are shown. */
    makeChatsOld: () =>
      void queryClient.invalidateQueries({ queryKey: ['listMessages', memberId], refetchType: 'none' }),
  };
}
