import { cursorOf, mayWriteTo, oldestFirstPageOf, pageOf, refused } from '@friendbase/contract';
import type { Message } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import { newestFirst } from '../pageOfRecords.ts';
import type { Store } from '../store.ts';
import { isHidden, isReportedBy, relationOf, requireMember, requireSelf } from './people.ts';

export const messages: Pick<MockHandlers, 'listConversations' | 'listMessages' | 'sendMessage'> = {
  async listConversations({ params: { userId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    const visible = lastMessages(store, userId).filter(
      (it) => !isHidden(store, userId, partnerIn(it, userId)),
    );
    const { items, next } = pageOf(newestFirst(visible, query), query.limit);
    return {
      items: items.map((it) => ({ ...it, sender: requireMember(store, partnerIn(it, userId)) })),
      next,
    };
  },

  async listMessages({ params: { userId, partnerId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    // Empty, as with a stranger: a refusal would reveal a block.
    if (isHidden(store, userId, partnerId)) return { items: [], next: undefined };
    const between = store.messages
      .findMany((q) =>
        q.where({ senderId: userId, receiverId: partnerId }).or({ senderId: partnerId, receiverId: userId }),
      )
      .filter(({ id }) => !isReportedBy(store, userId, 'message', id));
    return oldestFirstPageOf(newestFirst(between, query), query.limit);
  },

  async sendMessage({ body }, { store, caller, now }) {
    requireSelf(caller(), body.senderId);
    requireMember(store, body.receiverId);
    if (!mayWriteTo(relationOf(store, body.senderId, body.receiverId))) throw refused('friendsOnly');
    return store.messages.create({ ...body, id: crypto.randomUUID(), createdAt: now().toISOString() });
  },
};

/** The last message between the member and each partner, blocked ones included, without what the member has reported. */
export function lastMessages(store: Store, memberId: string): Message[] {
  const last = new Map<string, Message>();
  for (const message of store.messages.findMany((q) =>
    q.where({ senderId: memberId }).or({ receiverId: memberId }),
  )) {
    if (isReportedBy(store, memberId, 'message', message.id)) continue;
    const partnerId = partnerIn(message, memberId);
    const known = last.get(partnerId);
    if (!known || cursorOf(known) < cursorOf(message)) last.set(partnerId, message);
  }
  return [...last.values()];
}

export const partnerIn = ({ senderId, receiverId }: Message, memberId: string): string =>
  senderId === memberId ? receiverId : senderId;
