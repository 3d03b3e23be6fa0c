import { notFound } from '@friendbase/contract';
import { ForeignKeyViolationError } from 'objection';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { own } from '../../http/own.ts';
import { requireReadablePost } from '../posts/model.ts';
import { LikeModel } from './model.ts';

export const likeHandlers = ({ db }: Pick<Deps, 'db'>): HandlersOf<'createLike' | 'deleteLike'> => ({
  createLike: async ({ body: { userId, postId } }, context) => {
    own(userId, context);
    await requireReadablePost(db, postId, userId);
    try {
      await LikeModel.query(db).insert({ userId, postId }).onConflict(['postId', 'userId']).ignore();
    } catch (error) {
      // The post went away since the look at it.
      throw error instanceof ForeignKeyViolationError ? notFound('post') : error;
    }
    return { userId, postId };
  },

  deleteLike: async ({ params: { userId, postId } }, context) => {
    own(userId, context);
    await requireReadablePost(db, postId, userId);
    await LikeModel.query(db).delete().where({ userId, postId });
  },
});
