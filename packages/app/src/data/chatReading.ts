import { listMessages } from '@friendbase/contract';
import type { QueryPersister, QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { withNewest, type Chat, type MessagePage } from './chatCache.ts';
import { changeLoaded } from './loadedPages.ts';

export type ChatKey = readonly ['listMessages', userId: string, partnerId: string];

export const chatKey = (userId: string, partnerId: string): ChatKey => ['listMessages', userId, partnerId];

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

/**
 * Keeps only the newest page of a chat that is left, however far up the member read: the next time it opens as fast as a
 * short one.
 */
export function forgetEarlier(queryClient: QueryClient, userId: string, partnerId: string): void {
  const queryKey = chatKey(userId, partnerId);
  const loaded = queryClient.getQueryData<Chat>(queryKey);
  if (!loaded || loaded.pages.length < 2) return;
  changeLoaded<Chat>(queryClient, queryKey, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }));
}
