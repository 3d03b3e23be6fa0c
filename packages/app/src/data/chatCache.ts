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
 * The chat after its newest page was read again. Messages never change, so those that are there stay; where the page does
 * not go on from them, too much is new, or they are no longer this member's to read, and the page stands alone.
 */
export function withNewest(chat: Chat, page: MessagePage): Chat {
  const last = chat.pages[0]?.items.at(-1);
  const at = page.items.findIndex(({ id }) => id === last?.id);
  if (at < 0) return { pages: [page], pageParams: [undefined] };
  return page.items.slice(at + 1).reduce(withMessage, chat);
}
