import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../../http/requireSelf.ts';
import type { HandlersOf } from '../context.ts';
import { likePost, unlikePost } from './commands.ts';

export const likeHandlers = ({ db }: Pick<Deps, 'db'>): HandlersOf<'createLike' | 'deleteLike'> => ({
  async createLike({ body }, context) {
    requireSelf(body.userId, context);
    return context.createOnce((trx) => likePost(trx, body));
  },
  async deleteLike({ params }, context) {
    requireSelf(params.userId, context);
    return unlikePost(db, params);
  },
});
