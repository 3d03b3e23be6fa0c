import { listConversations, listMessages } from '@friendbase/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { readNewestAlone, chatKey } from './chatReading.ts';

/** The member's conversations, the latest first, page by page. */
export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['listConversations', userId],
    queryFn: ({ pageParam: before, signal }) =>
      call(listConversations, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** One conversation. The first page is the newest; each page begins with its oldest message. */
export const messagesQuery = (userId: string, partnerId: string) =>
  infiniteQueryOptions({
    queryKey: chatKey(userId, partnerId),
    queryFn: ({ pageParam: before, signal }) =>
      call(listMessages, { params: { userId, partnerId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    persister: readNewestAlone,
  });
