import type { Notification } from '@friendbase/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { announce, useWords } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { friendRequestsQuery } from '../../../data/friendships.ts';
import { notificationsQuery, tellSeen } from '../../../data/notifications.ts';
import { notificationCountQuery } from '../../../data/notificationCount.ts';
import { useListFocus } from '../../../lib/lists/useListFocus.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { news } from '../../../words/en/news.ts';

type Told = Exclude<Notification, { kind: 'request' }>;
/** Requests are answered in a list of their own. */
const isTold = (one: Notification): one is Told => one.kind !== 'request';

/**
 * What came for the member, asked for again whenever the list is opened. The server hears that they have looked; what was new
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
  const items = all.filter(isTold);
  const t = useWords(news);
  // Nothing is taken out of this list.
  const heading = useRef<HTMLElement>(null);
  const { list, focusItem } = useListFocus<HTMLUListElement>({
    ids: items.map(({ id }) => id),
    part: 'h3',
    heading,
  });
  /** What came of the last press below the list, where it brought nothing to read. */
  const [outcome, setOutcome] = useState<'nothing' | 'moreFailed' | 'failed'>();
  const tell = (now: typeof outcome) => {
    setOutcome(now);
    if (now) announce(t(now), now === 'nothing' ? 'polite' : 'assertive');
  };
  const lookAgain = async () => {
    const { data, isError } = await query.refetch();
    const first = data?.pages.flatMap((page) => page.items).find((one) => one.isNew);
    tell(isError ? 'failed' : first ? undefined : 'nothing');
    if (first && !isError) focusItem(first.id);
  };
  const showMore = async () => {
    const { data, isFetchNextPageError } = await query.fetchNextPage();
    tell(isFetchNextPageError ? 'moreFailed' : undefined);
    // The button may go: reading goes on at the first one that was not there before.
    if (!isFetchNextPageError) focusItem(data?.pages.at(-1)?.items.find(isTold)?.id);
  };
  return {
    items,
    listFocus: list,
    outcome,
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
    lookAgain: () => void lookAgain(),
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    showMore: () => void showMore(),
    /** The chats that the page has may be older than what the list tells: they are fetched when they are shown. */
    makeChatsOld: () =>
      void queryClient.invalidateQueries({ queryKey: ['listMessages', memberId], refetchType: 'none' }),
  };
}
