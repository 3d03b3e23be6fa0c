import { listConversations, listMessages, sendMessage } from '@friendbase/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { chatKey, readNewestAlone, showSent } from './messageStore.ts';
import { mutation } from './mutation.ts';

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

const sendKey = (partnerId: string) => ['sendMessage', partnerId];

/** Writes to a friend. It is done with the answer, which stands in the chat at once. */
export const sendMessageMutation = (queryClient: QueryClient, userId: string, partnerId: string) =>
  mutation(['sendMessage'], {
    mutationKey: sendKey(partnerId),
    mutationFn: (content: string) =>
      call(sendMessage, { body: { senderId: userId, receiverId: partnerId, content } }),
    onSuccess: (message) => showSent(queryClient, message),
  });

/** A message to that friend that is under way, also when the member has left the page since. */
export interface MessageUnderWay {
  content: string;
  /** Rejects where it was not sent. */
  outcome: () => Promise<void>;
}

export function messageUnderWay(queryClient: QueryClient, partnerId: string): MessageUnderWay | undefined {
  const cache = queryClient.getMutationCache();
  const found = cache.find({ mutationKey: sendKey(partnerId), status: 'pending' });
  if (!found) return undefined;
  const outcome = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const { status, error } = found.state;
        if (status === 'pending') return;
        stop();
        if (status === 'success') resolve();
        else reject(error ?? new Error('The message was given up.'));
      };
      const stop = cache.subscribe(look);
      look();
    });
  return { content: String(found.state.variables), outcome };
}
