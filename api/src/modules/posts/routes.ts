import { notYours, postContent } from '@friendbase/contract';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { readFeed } from './feed.ts';
import { PostModel } from './model.ts';

export const postHandlers = ({ db, clock, ids }: Deps): HandlersOf<'listFeed' | 'createPost'> => ({
  listFeed: async ({ params, query }, { member }) => {
    if (params.userId !== member.id) throw notYours();
    return readFeed(db, member.id, query);
  },

  createPost: async ({ body }, { member }) => {
    if (body.authorId !== member.id) throw notYours();
    return PostModel.query(db).insert({
      ...body,
      id: ids.next(),
      content: postContent(body),
      createdAt: clock.now().toISOString(),
    });
  },
});
