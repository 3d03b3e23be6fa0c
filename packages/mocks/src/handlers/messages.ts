import {
  mayWriteTo,
  messageSeen,
  oldestFirstPageOf,
  pageOf,
  apiError,
  toldOfMessage,
} from '@friendbase/contract';
import type { MessageDraft } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { newestFirst } from '../store.ts';
import { lastMessages, partnerIn } from './lastMessages.ts';
import { noteNewAccount, sameLastWords } from './newAccounts.ts';
import { isHidden, isReportedBy, relationOf, requireMember, requireSelf, seenMember } from './people.ts';

type MessageHandlers = Pick<MockHandlers, 'listConversations' | 'listMessages' | 'sendMessage'>;

export const messages: MessageHandlers = {
  async listConversations({ params: { userId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    const visible = lastMessages(store, userId).filter(
      (it) => !isHidden(store, userId, partnerIn(it, userId)),
    );
    const { items, next } = pageOf(newestFirst(visible, query), query.limit);
    return {
      items: items.map((it) => ({ ...it, sender: seenMember(store, partnerIn(it, userId)) })),
      next,
    };
  },

  async listMessages({ params: { userId, partnerId }, query }, { store, caller, now }) {
    requireSelf(caller(), userId);
    // Empty, as with a stranger: an error response would reveal a block.
    if (isHidden(store, userId, partnerId)) return { items: [], next: undefined };
    const between = store.messages
      .findMany((q) =>
        q.where({ senderId: userId, receiverId: partnerId }).or({ senderId: partnerId, receiverId: userId }),
      )
      .filter(({ id }) => !isReportedBy(store, userId, 'message', id));
    const { items, next } = oldestFirstPageOf(newestFirst(between, query), query.limit);
    return { items: items.map((it) => messageSeen(it, userId, now())), next };
  },

  async sendMessage({ body }, context) {
    requireSelf(context.caller(), body.senderId);
    return messageSeen(await writeMessage(context, body, context.key), body.senderId, context.now());
  },
};

/** Writes to a friend, and tells it. Throws 403 unless the two are friends, and in the same words for whom nobody can reach. */
export async function writeMessage(context: MockContext, message: MessageDraft, idempotencyKey?: string) {
  const { store, now } = context;
  const { senderId, receiverId } = message;
  const mayWrite = mayWriteTo(relationOf(store, senderId, receiverId));
  if (!mayWrite || requireMember(store, receiverId).closedAt) throw apiError('friendsOnly');
  const draft = { ...message, id: crypto.randomUUID(), createdAt: now().toISOString(), idempotencyKey };
  const written = await store.messages.create(draft);
  const { id, content } = written;
  const acts = { words: content, sameWordsTo: sameLastWords(store, senderId, content) };
  await noteNewAccount(context, { kind: 'message', id }, content, acts);
  await context.tell(...toldOfMessage(written));
  return written;
}
