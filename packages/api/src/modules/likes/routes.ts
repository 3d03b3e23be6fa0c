import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { likePost, unlikePost } from './commands.ts';

export const likeHandlers = (): HandlersOf<'createLike' | 'deleteLike'> => ({
  async createLike({ body }, context) {
    requireSelf(body.userId, context);
    return context.createOnce((trx) => likePost(trx, body));
  },
  async deleteLike({ params }, context) {
    requireSelf(params.userId, context);
    return context.write((trx) => unlikePost(trx, params));
  },
});
