import { listConversations, listMessages } from '@friendbase/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { chatKey, pageAt, withAdded, withNewest, type Chat } from './chatCache.ts';

/** The member's conversations, the latest first, page by page. */
export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['listConversations', userId],
    queryFn: ({ pageParam: before, signal }) =>
      call(listConversations, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/**
 * One conversation. The first page is the newest; each page begins with its oldest message. Messages never change, so a fetch
 * of a chat that is there asks for its newest page alone, and takes the earlier ones from the cache: to read a hundred pages
 * again for one message would take a hundred calls.
 */
export const messagesQuery = (userId: string, partnerId: string) =>
  infiniteQueryOptions({
    queryKey: chatKey(userId, partnerId),
    queryFn: async ({ pageParam: before, client, queryKey, signal }) => {
      const known = () => pageAt(client.getQueryData<Chat>(queryKey), before);
      const read = () => call(listMessages, { params: { userId, partnerId }, query: { before } }, { signal });
      if (before !== undefined) return known() ?? read();
      const atStart = known();
      return withAdded(withNewest(atStart, await read()), atStart, known());
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
