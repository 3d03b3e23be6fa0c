import { notFound } from '@friendbase/contract';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { own } from '../../http/own.ts';
import { relationBetween } from '../friendships/model.ts';
import { requireMember } from '../users/model.ts';
import { readConversations, readMessages } from './lists.ts';
import { storeMessage } from './send.ts';

type MessageHandlers = HandlersOf<'listConversations' | 'listMessages' | 'sendMessage'>;

export const messageHandlers = ({ db, clock, ids }: Deps): MessageHandlers => ({
  listConversations: async ({ params, query }, context) =>
    readConversations(db, own(params.userId, context), query),

  async listMessages({ params: { userId, partnerId }, query }, context) {
    own(userId, context);
    const relation = await relationBetween(db, userId, partnerId);
    if (relation === 'self' || relation === 'blocked') throw notFound('person');
    if (relation === 'none') await requireMember(db, partnerId);
    return readMessages(db, [userId, partnerId], query);
  },

  async sendMessage({ body }, context) {
    own(body.senderId, context);
    await requireMember(db, body.receiverId);
    return storeMessage(db, { ...body, id: ids.next(), createdAt: clock.now().toISOString() });
  },
});
