import { notYourPost, postContent, postDescriptions } from '@friendbase/contract';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { own } from '../../http/own.ts';
import { readFeed } from './feed.ts';
import { PostModel, requireReadablePost } from './model.ts';

type PostHandlers = HandlersOf<'listFeed' | 'createPost' | 'deletePost'>;

export const postHandlers = ({ db, clock, ids }: Deps): PostHandlers => ({
  listFeed: async ({ params, query }, context) => readFeed(db, own(params.userId, context), query),

  createPost: async ({ body }, context) =>
    PostModel.query(db).insert({
      ...body,
      authorId: own(body.authorId, context),
      id: ids.next(),
      content: postContent(body),
      mediaDescriptions: postDescriptions(body),
      createdAt: clock.now().toISOString(),
    }),

  async deletePost({ params: { id } }, { member }) {
    const { authorId } = await requireReadablePost(db, id, member.id);
    if (authorId !== member.id) throw notYourPost();
    await PostModel.query(db).deleteById(id);
  },
});
