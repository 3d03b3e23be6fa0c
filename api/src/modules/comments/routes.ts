import { mayDeleteComment, notFound, notYourComment } from '@friendbase/contract';
import { ForeignKeyViolationError } from 'objection';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { blockedWith } from '../friendships/model.ts';
import { requireReadablePost } from '../posts/model.ts';
import { asPerson } from '../users/model.ts';
import { CommentModel, readComments } from './model.ts';

type CommentHandlers = HandlersOf<'listComments' | 'createComment' | 'deleteComment'>;

export const commentHandlers = ({ db, clock, ids }: Deps): CommentHandlers => ({
  async listComments({ params, query }, { member }) {
    await requireReadablePost(db, params.id, member.id);
    return readComments(db, params.id, member.id, query);
  },

  async createComment({ params, body }, { member }) {
    await requireReadablePost(db, params.id, member.id);
    const comment = {
      id: ids.next(),
      postId: params.id,
      authorId: member.id,
      content: body.content,
      createdAt: clock.now().toISOString(),
    };
    try {
      await CommentModel.query(db).insert(comment);
    } catch (error) {
      // The post went away since the look at it.
      throw error instanceof ForeignKeyViolationError ? notFound('post') : error;
    }
    return { ...comment, author: asPerson(member) };
  },

  async deleteComment({ params: { id, commentId } }, { member }) {
    const post = await requireReadablePost(db, id, member.id);
    const comment = await CommentModel.query(db)
      .findOne({ id: commentId, postId: id })
      .whereNotIn('authorId', blockedWith(db, member.id));
    if (!comment) throw notFound('comment');
    if (!mayDeleteComment(comment, post, member.id)) throw notYourComment();
    await CommentModel.query(db).deleteById(commentId);
  },
});
