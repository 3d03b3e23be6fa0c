import { deletionBy } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../../http/requireSelf.ts';
import type { HandlersOf } from '../context.ts';
import { deletePost, sharePost } from './commands.ts';
import { readFeed } from './feed.ts';

type PostHandlers = HandlersOf<'listFeed' | 'createPost' | 'deletePost'>;

export const postHandlers = ({ db, clock, ids }: Deps): PostHandlers => ({
  listFeed: async ({ params, query }, context) => readFeed(db, requireSelf(params.userId, context), query),
  async createPost({ body }, context) {
    requireSelf(body.authorId, context);
    return context.createOnce((trx) => sharePost(trx, body, { id: ids.next(), now: clock.now() }));
  },
  deletePost: ({ params: { id } }, { member }) => deletePost(db, id, deletionBy(member, clock.now())),
});
