import type { Message } from '@friendbase/contract';
import type { PageOf, Pages } from './loadedPages.ts';

export type MessagePage = PageOf<Message>;

/** The loaded part of one conversation, as it stands in the Query cache: the newest page first, oldest first in each. */
export type Chat = Pages<Message>;

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
  if (start >= 0) return { ...known, items: newest.items.slice(start) };
  const end = indexIn(known, newest.items[0]);
  return end < 0 ? newest : { ...known, items: [...known.items.slice(0, end), ...newest.items] };
}

/** The page that begins there, if it is loaded. */
export const pageAt = (chat: Chat | undefined, before: string | undefined): MessagePage | undefined =>
  chat?.pages[chat.pageParams.indexOf(before)];
