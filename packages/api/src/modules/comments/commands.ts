import { mayDeleteComment, apiError } from '@friendbase/contract';
import type { Comment, Deletion, Keyed } from '@friendbase/contract';
import type { Knex } from 'knex';
import { blockedWith } from '../friendships/pairedIds.ts';
import { PostModel, readAuthorOf, requireReadablePost } from '../posts/model.ts';
import { CommentModel } from './model.ts';

/** Answers whose post it is. Throws 404 for a post the author of the comment cannot read. */
export async function writeComment(
  db: Knex,
  { idempotencyKey = null, ...comment }: Comment & Keyed,
): Promise<string> {
  const { authorId } = await requireReadablePost(db, comment.postId, comment.authorId);
  await CommentModel.query(db).insert({ ...comment, idempotencyKey });
  return authorId;
}

/** Answers whose post it is. Throws 404 for a comment of another that this member cannot read, and 403 for one they may not delete. */
export async function deleteComment(
  db: Knex,
  { id, commentId }: { id: string; commentId: string },
  deletion: Deletion,
): Promise<string | undefined> {
  const memberId = deletion.deletedBy;
  const own = { id: commentId, postId: id, authorId: memberId };
  const livePost = PostModel.query(db).findById(id).select('id');
  if ((await CommentModel.query(db).where(own).whereIn('postId', livePost).patch(deletion)) > 0)
    return readAuthorOf(db, id);
  const post = await requireReadablePost(db, id, memberId);
  const comment = await CommentModel.query(db)
    .findOne({ id: commentId, postId: id })
    .whereNotIn('authorId', blockedWith(db, memberId));
  if (!comment) throw apiError('commentNotFound');
  if (!mayDeleteComment(comment, post, memberId)) throw apiError('notYourComment');
  // Its author may have been faster.
  if ((await CommentModel.query(db).findById(commentId).patch(deletion)) === 0)
    throw apiError('commentNotFound');
  return post.authorId;
}
