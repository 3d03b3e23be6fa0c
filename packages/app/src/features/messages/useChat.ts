import type { Message } from '@friendbase/contract';
import { announce, useWords, type ChatMessage } from '@friendbase/ui-kit';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { forgetEarlier } from '../../data/chatCache.ts';
import { messagesQuery } from '../../data/messages.ts';
import type { Dates } from '../../lib/time/dates.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { useSeenMessages } from './useSeenMessages.ts';
import { useReported } from '../../lib/reports/useReported.ts';
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
  const reported = useReported();
  const messages = useMemo(
    () =>
      // The newest page comes first, and each is read downwards.
      data?.pages
        .toReversed()
        .flatMap(({ items }) => items)
        .filter(({ id }) => !reported.has(id))
        .map((message) => shownMessage(message, memberId, dates)),
    [data, reported, memberId, dates],
  );
  const sentKeys = useMemo(
    () => new Set(data?.pages.flatMap(({ items }) => items.flatMap(({ key }) => key ?? []))),
    [data],
  );
  const lastFromPartner = messages?.findLast(({ isOwn }) => !isOwn);
  useSeenMessages(partnerId, lastFromPartner);
  const { fetchNextPage } = query;
  // The same function as long as its words stay, so that the messages are not rendered again for each letter written below.
  const showEarlier = useCallback(() => {
    const show = async () => {
      const { isFetchNextPageError } = await fetchNextPage();
      if (isFetchNextPageError) announce(t('earlierFailed'), 'assertive');
    };
    void show();
  }, [fetchNextPage, t]);
  const queryClient = useQueryClient();
  useEffect(() => () => forgetEarlier(queryClient, memberId, partnerId), [queryClient, memberId, partnerId]);
  return {
    messages,
    /** With which keys the member's own were sent, as far as that matters still. */
    sentKeys,
    lastFromPartner: lastFromPartner?.id,
    query,
    isFetchingEarlier: query.isFetchingNextPage,
    hasEarlierFailed: query.isFetchNextPageError,
    showEarlier: query.hasNextPage ? showEarlier : undefined,
  };
}
