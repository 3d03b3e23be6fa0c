import * as z from 'zod/mini';
import { MESSAGE_PAGE_LENGTH, pageQuery } from './page.ts';
import { endpoint, pagedEndpoint, perHour } from './endpoint.ts';
import { keySeen, type Keyed } from './idempotency.ts';
import { Id, isBlank, text, Timestamp } from './text.ts';
import { Person } from './users.ts';

/** Limit in characters. */
export const MOST_MESSAGE_CHARACTERS = 2000;

/** A private message. It is never changed. */
export const Message = z.object({
  id: Id,
  senderId: Id,
  receiverId: Id,
  content: z.string(),
  createdAt: Timestamp,
  /** `keySeen` */
  key: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;

/** A message as it is stored. */
export type StoredMessage = Omit<Message, 'key'> & Keyed;

/** A message as one of the two sees it. */
export function messageSeen(
  { idempotencyKey, ...message }: StoredMessage,
  readerId: string,
  now: Date,
): Message {
  return { ...message, ...keySeen({ ...message, idempotencyKey }, message.senderId === readerId, now) };
}

/** The last message between two members; `sender` is the reader's partner, whoever of the two wrote it. */
export const Conversation = z.extend(Message, { sender: Person });
export type Conversation = z.infer<typeof Conversation>;

export const MessageDraft = z.object({
  senderId: Id,
  receiverId: Id,
  content: text(MOST_MESSAGE_CHARACTERS),
});
export type MessageDraft = z.infer<typeof MessageDraft>;

/** One entry for each partner, the latest first, without anyone blocked in either direction. 403 for another member's. */
export const listConversations = pagedEndpoint({
  method: 'get',
  path: '/api/conversations/:userId',
  summary: 'Read your conversations, the latest first.',
  input: { params: z.object({ userId: Id }), query: pageQuery(MESSAGE_PAGE_LENGTH) },
  item: Conversation,
  errors: ['notYourAccount'],
});

/**
 * A page of one conversation, oldest first; the next page is what came before it. 403 for another member's. Empty with
 * a partner who is unknown, a stranger, or blocked in either direction: nothing tells these apart.
 */
export const listMessages = pagedEndpoint({
  method: 'get',
  path: '/api/messages/:userId/:partnerId',
  summary: 'Read a conversation, the newest page first and each page from its oldest message on.',
  input: { params: z.object({ userId: Id, partnerId: Id }), query: pageQuery(MESSAGE_PAGE_LENGTH) },
  item: Message,
  errors: ['notYourAccount'],
});

/** 403 when `senderId` is not the caller or the two are no friends, in the same words for whom nobody can reach and for an unknown receiver. */
export const sendMessage = endpoint({
  method: 'post',
  path: '/api/messages',
  summary: 'Write to a friend.',
  status: 201,
  isCreating: true,
  input: { body: MessageDraft },
  output: Message,
  rule: ({ body }) => (isBlank(body.content) ? ['messageEmpty'] : undefined),
  limit: perHour(300),
  errors: ['messageEmpty', 'notYourAccount', 'friendsOnly'],
});
