import type { Conversation, Message } from '@friendbase/contract';
import type { Pages } from './loadedPages.ts';

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
