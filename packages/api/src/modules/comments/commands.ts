import { mayDeleteComment, refused } from '@friendbase/contract';
import type { Comment } from '@friendbase/contract';
import type { Knex } from 'knex';
import { blockedWith } from '../friendships/pairedIds.ts';
import { asPostGone, requireReadablePost } from '../posts/model.ts';
import { CommentModel } from './model.ts';

/** Throws 404 for a post the author of the comment cannot read. */
export async function writeComment(db: Knex, comment: Comment): Promise<void> {
  await requireReadablePost(db, comment.postId, comment.authorId);
  try {
    await CommentModel.query(db).insert(comment);
  } catch (error) {
    throw asPostGone(error);
  }
}

/** Throws 404 for a comment of another that this member cannot read, and 403 for one they may not delete. */
export async function deleteComment(
  db: Knex,
  { id, commentId }: { id: string; commentId: string },
  memberId: string,
): Promise<void> {
  const own = { id: commentId, postId: id, authorId: memberId };
  if ((await CommentModel.query(db).where(own).delete()) > 0) return;
  const post = await requireReadablePost(db, id, memberId);
  const comment = await CommentModel.query(db)
    .findOne({ id: commentId, postId: id })
    .whereNotIn('authorId', blockedWith(db, memberId));
  if (!comment) throw refused('commentNotFound');
  if (!mayDeleteComment(comment, post, memberId)) throw refused('notYourComment');
  await CommentModel.query(db).deleteById(commentId);
}
