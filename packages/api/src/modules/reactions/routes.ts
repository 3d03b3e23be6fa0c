import { toldOfPost, toldOfTaking } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { removeFromPost } from '../posts/model.ts';
import { react } from './commands.ts';
import { ReactionModel } from './model.ts';

type ReactionHandlers = HandlersOf<'setReaction' | 'deleteReaction'>;

export const reactionHandlers = ({ live }: Pick<Deps, 'live'>): ReactionHandlers => ({
  setReaction: ({ params: { id }, body: { feeling } }, { member: { id: userId }, write }) =>
    write(async (trx) => {
      const authorId = await react(trx, { userId, postId: id, feeling });
      if (authorId === undefined) return;
      live.tell(trx, ...toldOfPost('reaction', { id, authorId }, userId));
      await live.tellCounted(trx, id, userId);
    }),
  deleteReaction: ({ params: { id: postId } }, { member: { id: userId }, write }) =>
    write(async (trx) => {
      const authorId = await removeFromPost(trx, ReactionModel, { userId, postId });
      if (authorId === undefined) return;
      live.tell(trx, ...toldOfTaking('reaction', { postId, authorId }, userId));
      await live.tellCounted(trx, postId, userId);
    }),
});
