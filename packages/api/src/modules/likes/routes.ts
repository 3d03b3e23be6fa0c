import { toldOfPost, toldOfTaking } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { likePost, unlikePost } from './commands.ts';

export const likeHandlers = ({ live }: Pick<Deps, 'live'>): HandlersOf<'createLike' | 'deleteLike'> => ({
  async createLike({ body }, context) {
    requireSelf(body.userId, context);
    return context.createOnce(async (trx) => {
      const authorId = await likePost(trx, body);
      if (authorId === undefined) return body;
      live.tell(trx, ...toldOfPost('like', { id: body.postId, authorId }, body.userId));
      await live.tellCounted(trx, body.postId, body.userId);
      return body;
    });
  },
  async deleteLike({ params }, context) {
    requireSelf(params.userId, context);
    return context.write(async (trx) => {
      const authorId = await unlikePost(trx, params);
      if (authorId === undefined) return;
      live.tell(trx, ...toldOfTaking('like', { postId: params.postId, authorId }, params.userId));
      await live.tellCounted(trx, params.postId, params.userId);
    });
  },
});
