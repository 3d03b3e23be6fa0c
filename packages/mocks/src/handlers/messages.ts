import { cursorOf, mayWriteTo, oldestFirstPageOf, pageOf, refused } from '@friendbase/contract';
import type { Message } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import { newestFirst } from '../pageOfRecords.ts';
import { isHidden, relationOf, requireMember, requireSelf } from './people.ts';

export const messages: Pick<MockHandlers, 'listConversations' | 'listMessages' | 'sendMessage'> = {
  async listConversations({ params: { userId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    const last = new Map<string, Message>();
    for (const message of store.messages.findMany((q) =>
      q.where({ senderId: userId }).or({ receiverId: userId }),
    )) {
      const partnerId = partnerIn(message, userId);
      const known = last.get(partnerId);
      if (!known || cursorOf(known) < cursorOf(message)) last.set(partnerId, message);
    }
    const visible = [...last.values()].filter((it) => !isHidden(store, userId, partnerIn(it, userId)));
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
    const between = store.messages.findMany((q) =>
      q.where({ senderId: userId, receiverId: partnerId }).or({ senderId: partnerId, receiverId: userId }),
    );
    return oldestFirstPageOf(newestFirst(between, query), query.limit);
  },

  async sendMessage({ body }, { store, caller, now }) {
    requireSelf(caller(), body.senderId);
    requireMember(store, body.receiverId);
    if (!mayWriteTo(relationOf(store, body.senderId, body.receiverId))) throw refused('friendsOnly');
    return store.messages.create({ ...body, id: crypto.randomUUID(), createdAt: now().toISOString() });
  },
};

const partnerIn = ({ senderId, receiverId }: Message, memberId: string): string =>
  senderId === memberId ? receiverId : senderId;
