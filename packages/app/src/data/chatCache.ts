import type { Message, Conversation } from '@friendbase/contract';
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
