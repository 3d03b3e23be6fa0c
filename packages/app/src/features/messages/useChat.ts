import type { Message } from '@friendbase/contract';
import { announce, useWords, type ChatMessage } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messagesQuery } from '../../data/messages.ts';
import type { Dates } from '../../lib/dates.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { useDates } from '../../lib/useDates.ts';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
import { chatPane } from '../../words/en/messages.ts';

/** A message in words that are ready to be read. */
export function shownMessage(message: Message, memberId: string, dates: Dates): ChatMessage {
  const { id, senderId, content, createdAt } = message;
  const isDated = !Number.isNaN(Date.parse(createdAt));
  return {
    id,
    isOwn: senderId === memberId,
    text: content,
    dateTime: isDated ? createdAt : undefined,
    time: dates.timeOf(createdAt),
    day: dates.dayOf(createdAt),
  };
}

/** The messages of one chat, and the way to earlier ones. Nothing is fetched again by itself. */
export function useChat(partnerId: string) {
  const t = useWords(chatPane);
  const memberId = useMemberId();
  const dates = useDates();
  const query = useInfiniteQuery(messagesQuery(memberId, partnerId));
  const { data } = query;
  const messages = useMemo(
    () =>
      // The newest page comes first, and each is read downwards.
      data?.pages
        .toReversed()
        .flatMap(({ items }) => items)
        .map((message) => shownMessage(message, memberId, dates)),
    [data, memberId, dates],
  );
  const showEarlier = async () => {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) announce(t('earlierFailed'), 'assertive');
  };
  // Not `isLoadingError`: it ends when a retry begins, and “Try again” would go away under the finger.
  const hasFailed = !messages && query.errorUpdateCount > 0;
  return {
    messages,
    isWaiting: !messages && !hasFailed,
    hasFailed,
    failurePicture: useFailurePicture(query.error),
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
    isFetchingEarlier: query.isFetchingNextPage,
    hasEarlierFailed: query.isFetchNextPageError,
    showEarlier: query.hasNextPage ? () => void showEarlier() : undefined,
  };
}
