import type { Message, Conversation } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLoaded, type PageOf, type Pages } from './loadedPages.ts';

export type MessagePage = PageOf<Message>;

/** The loaded part of one conversation, as it stands in the Query cache: the newest page first, oldest first in each. */
export type Chat = Pages<Message>;

export type ChatKey = readonly ['listMessages', userId: string, partnerId: string];

export const chatKey = (userId: string, partnerId: string): ChatKey => ['listMessages', userId, partnerId];

/** The chat with a message at its end, unless it is in there already. */
export function withMessage(chat: Chat, message: Message): Chat {
  const [newest, ...earlier] = chat.pages;
  if (!newest || newest.items.some(({ id }) => id === message.id)) return chat;
  return { ...chat, pages: [{ ...newest, items: [...newest.items, message] }, ...earlier] };
}

/**
 * The newest page of a chat after it was read again, which goes on from what was known, so that the pages before it stay as
 * they are. Where it does not go on from there, too much is new, or nothing is this member's to read, and it stands alone.
 */
export function withNewest(known: MessagePage | undefined, newest: MessagePage): MessagePage {
  if (!known) return newest;
  const indexIn = (page: MessagePage, message: Message | undefined) =>
    page.items.findIndex(({ id }) => id === message?.id);
  const start = indexIn(newest, known.items[0]);
  // A chat that begins with what is known may only have what the member has sent: what others wrote before that is new.
  if (start >= 0) return known.next === undefined ? newest : { ...known, items: newest.items.slice(start) };
  const end = indexIn(known, newest.items[0]);
  return end < 0 ? newest : { ...known, items: [...known.items.slice(0, end), ...newest.items] };
}

/** A page that was read, with what came into the cache meanwhile: a message that was sent while the page was on its way. */
export function withAdded(
  page: MessagePage,
  before: MessagePage | undefined,
  now: MessagePage | undefined,
): MessagePage {
  const there = new Set([...page.items, ...(before?.items ?? [])].map(({ id }) => id));
  const added = now?.items.filter(({ id }) => !there.has(id)) ?? [];
  return added.length > 0 ? { ...page, items: [...page.items, ...added] } : page;
}

/** The loaded conversations, the latest first, as they stand in the Query cache. */
export type Conversations = Pages<Conversation>;

/** The conversations with the one that a message belongs to on top. Without it where it is new: its partner is not known here. */
export function withLatest(conversations: Conversations, message: Message): Conversations {
  const isIts = ({ sender }: Conversation) => sender.id === message.receiverId;
  const known = conversations.pages.flatMap(({ items }) => items).find(isIts);
  const [first, ...rest] = conversations.pages.map((page) => ({
    ...page,
    items: page.items.filter((entry) => !isIts(entry)),
  }));
  if (!known || !first) return conversations;
  const latest = { ...message, sender: known.sender };
  return { ...conversations, pages: [{ ...first, items: [latest, ...first.items] }, ...rest] };
}

/** The page that begins there, if it is loaded. */
export const pageAt = (chat: Chat | undefined, before: string | undefined): MessagePage | undefined =>
  chat?.pages[chat.pageParams.indexOf(before)];

/**
 * Caches only the newest page of a chat that is left, however far up the member read: the next time it opens as fast as a
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
