import { listMessages, type Message } from '@friendbase/contract';
import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { call } from './call.ts';
import {
  withLatest,
  withMessage,
  withNewest,
  type Chat,
  type Conversations,
  type MessagePage,
} from './messageCache.ts';

type ChatKey = readonly ['listMessages', userId: string, partnerId: string];

export const chatKey = (userId: string, partnerId: string): ChatKey => ['listMessages', userId, partnerId];

/** Changes what is loaded. The time of its last answer stays: “Updated 2:05 PM” tells of that. */
function change<Data>(
  queryClient: QueryClient,
  queryKey: ChatKey | readonly ['listConversations', string],
  to: (data: Data) => Data,
): void {
  const state = queryClient.getQueryState<Data>(queryKey);
  if (state?.data) queryClient.setQueryData(queryKey, to(state.data), { updatedAt: state.dataUpdatedAt });
}

/** Puts the answer of a message that was sent where it is read. */
export async function showSent(queryClient: QueryClient, message: Message): Promise<void> {
  const key = chatKey(message.senderId, message.receiverId);
  // A first fetch may have been read before the message was kept; the one behind the message is made in its place.
  if (!queryClient.getQueryData(key)) await queryClient.cancelQueries({ queryKey: key });
  change<Chat>(queryClient, key, (chat) => withMessage(chat, message));
  change<Conversations>(queryClient, ['listConversations', message.senderId], (all) =>
    withLatest(all, message),
  );
}

/**
 * Reads only the newest page of a chat that is there again: to read a hundred pages anew for one message would take a
 * hundred calls. A `persister`, because this is the only hook around a fetch of all pages together; Query's types speak
 * of one page here.
 */
export const readNewestAlone: QueryPersister<MessagePage, ChatKey, string | undefined> = async (
  fetchPages,
  context,
  query,
) => {
  const [, userId, partnerId] = context.queryKey;
  const isGrowing = query.state.fetchMeta?.fetchMore !== undefined;
  const isThere = () => context.client.getQueryData<Chat>(context.queryKey);
  if (isGrowing || !isThere()) return fetchPages(context as never);
  const page = await call(
    listMessages,
    { params: { userId, partnerId }, query: {} },
    { signal: context.signal },
  );
  const chat = isThere();
  return (chat ? withNewest(chat, page) : page) as unknown as MessagePage;
};
