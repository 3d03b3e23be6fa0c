import type { Conversation, Decision, FriendshipEntry } from '@friendbase/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsQuery } from '../data/decisions.ts';
import { conversationsQuery } from '../data/messages.ts';
import { friendRequestsQuery } from '../data/friendships.ts';
import { useMemberId } from '../lib/memberId.ts';
import { useReported } from '../lib/useReported.ts';

/** What is on show of each kind; the pages they lead to have the rest. */
const MOST_SHOWN = 5;

/** The first few of a list, and how many there are beyond them. */
interface Few<Item> {
  items: Item[];
  more: number;
}

const fewOf = <Item>(all: Item[]): Few<Item> => ({
  items: all.slice(0, MOST_SHOWN),
  more: Math.max(0, all.length - MOST_SHOWN),
});

export interface NewsList {
  /** Undefined where they did not come. */
  requests: Few<FriendshipEntry> | undefined;
  conversations: Few<Conversation> | undefined;
  /** What was decided about the member. */
  decisions: Decision[];
  isWaiting: boolean;
  /** Nobody asks and nobody wrote. */
  isEmpty: boolean;
  error: Error | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** The chats that the page has may be older than what the list tells: they are fetched when they are shown. */
  makeChatsOld: () => void;
}

/** Whoever waits for an answer, and who wrote after the member looked last. Asked for anew whenever the list is opened. */
export function useNewsList(since: string | undefined): NewsList {
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const asks = useQuery({ ...friendRequestsQuery(memberId), refetchOnMount: 'always' });
  const talks = useInfiniteQuery({ ...conversationsQuery(memberId), refetchOnMount: 'always' });
  const decided = useQuery({ ...decisionsQuery(memberId), refetchOnMount: 'always' });
  const reported = useReported();
  const isNew = ({ id, receiverId, createdAt }: Conversation) =>
    !reported.has(id) && receiverId === memberId && since !== undefined && createdAt > since;
  const [isRetried, setIsRetried] = useState(false);
  const requests = asks.isSuccess ? fewOf(asks.data) : undefined;
  const conversations = talks.isSuccess
    ? fewOf(talks.data.pages.flatMap(({ items }) => items).filter(isNew))
    : undefined;
  const decisions = (decided.data ?? []).filter(({ toldAt }) => since !== undefined && toldAt > since);
  const asked = [asks, talks, decided];
  return {
    requests,
    conversations,
    decisions: decisions.slice(0, MOST_SHOWN),
    // Not what the page knew before: it may be old, and would change under the finger.
    isWaiting: !isRetried && asked.some(({ isFetchedAfterMount }) => !isFetchedAfterMount),
    isEmpty: requests?.items.length === 0 && conversations?.items.length === 0 && decisions.length === 0,
    error: asks.error ?? talks.error ?? decided.error,
    // Not the error alone: it ends when a retry begins, and “Try again” would go away under the finger.
    hasFailed: asked.some(({ isError, isFetching }) => isError || (isRetried && isFetching)),
    isRetrying: asked.some(({ isFetching }) => isFetching),
    retry: () => {
      setIsRetried(true);
      for (const one of asked) if (one.isError) void one.refetch();
    },
    makeChatsOld: () => void queryClient.invalidateQueries({ queryKey: ['listMessages', memberId] }),
  };
}
