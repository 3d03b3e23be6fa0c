import { messageSeen, toldTo } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { relationBetween } from '../friendships/model.ts';
import { readConversations, readMessages } from './lists.ts';
import { doBothShow, readReadState, storeRead } from './readState.ts';
import { sendOnce } from './sending.ts';

const EMPTY_PAGE = { items: [], next: undefined };

type MessageHandlers = HandlersOf<
  'listConversations' | 'listMessages' | 'sendMessage' | 'getReadState' | 'markRead' | 'tellTyping'
>;

export const messageHandlers = ({ db, clock, ids, live }: Deps): MessageHandlers => ({
  listConversations: async ({ params, query }, context) =>
    readConversations(db, requireSelf(params.userId, context), query),

  async listMessages({ params: { userId, partnerId }, query }, context) {
    requireSelf(userId, context);
    // Empty, as with a stranger: an error response would reveal a block.
    if ((await relationBetween(db, userId, partnerId)) === 'blocked') return EMPTY_PAGE;
    return readMessages(db, [userId, partnerId], query, clock.now());
  },

  async sendMessage({ body }, context) {
    requireSelf(body.senderId, context);
    const { key: idempotencyKey, member } = context;
    return context.createOnce(async (trx) => {
      const now = clock.now();
      const message = await sendOnce(trx, body, { ids, live, member, now, idempotencyKey });
      return messageSeen(message, body.senderId, now);
    });
  },

  async getReadState({ params: { userId, partnerId } }, context) {
    requireSelf(userId, context);
    return { messageId: await readReadState(db, userId, partnerId) };
  },

  async markRead({ params: { userId, partnerId }, body: { messageId } }, context) {
    requireSelf(userId, context);
    await context.write(async (trx) => {
      if (!(await storeRead(trx, userId, partnerId, messageId))) return;
      if (!(await doBothShow(trx, 'is_read_shown', userId, partnerId))) return;
      live.tell(trx, ...toldTo([partnerId], { name: 'read', data: { partnerId: userId } }));
    });
  },

  async tellTyping({ params: { userId, partnerId } }, context) {
    requireSelf(userId, context);
    await context.write(async (trx) => {
      if (await doBothShow(trx, 'is_typing_shown', userId, partnerId))
        await live.tellTyping(trx, partnerId, userId);
    });
  },
});
