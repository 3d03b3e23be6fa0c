import { isNewAccount, mayWriteTo, messageSeen, apiError, toldOfMessage, toldTo } from '@friendbase/contract';
import type { StoredMessage } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { relationBetween } from '../friendships/model.ts';
import { noteNewAccount, sameLastWords } from '../moderation/newAccounts.ts';
import { requireReachable } from '../users/model.ts';
import type { MemberModel } from '../users/model.ts';
import { storeMessage } from './commands.ts';
import { readConversations, readMessages } from './lists.ts';
import { doBothShow, readReadState, storeRead } from './readState.ts';

const EMPTY_PAGE = { items: [], next: undefined };

type MessageHandlers = HandlersOf<
  'listConversations' | 'listMessages' | 'sendMessage' | 'getReadState' | 'markRead' | 'tellTyping'
>;

export const messageHandlers = ({ db, clock, ids, live }: Deps): MessageHandlers => {
  const noteMessage = async (
    trx: Knex.Transaction,
    { id, content }: StoredMessage,
    member: MemberModel,
    now: Date,
  ) => {
    if (!isNewAccount(member.createdAt, now)) return;
    const acts = { words: content, sameWordsTo: await sameLastWords(trx, member.id, content) };
    const subject = { kind: 'message', id } as const;
    await noteNewAccount(trx, { live, member, subject, content, acts, nextId: () => ids.next(), now });
  };
  return {
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
      return context.createOnce(async (trx) => {
        await requireReachable(trx, body.receiverId);
        const relation = await relationBetween(trx, body.senderId, body.receiverId);
        if (!mayWriteTo(relation)) throw apiError('friendsOnly');
        const now = clock.now();
        const idempotencyKey = context.key ?? null;
        const message = { ...body, id: ids.next(), createdAt: now.toISOString(), idempotencyKey };
        await storeMessage(trx, message);
        await noteMessage(trx, message, context.member, now);
        live.tell(trx, ...toldOfMessage(message));
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
  };
};
