import type { Like } from '@friendbase/contract';
import type { Knex } from 'knex';
import { PostModel, requireReadablePost } from '../posts/model.ts';
import { LikeModel } from './model.ts';

/** Throws 404 for a post this member cannot read. */
export async function likePost(db: Knex, { userId, postId }: Like): Promise<Like> {
  await requireReadablePost(db, postId, userId);
  await LikeModel.query(db).insert({ userId, postId }).onConflict(['postId', 'userId']).ignore();
  return { userId, postId };
}

/** Throws 404 where there is no like and the post is one this member cannot read: what is their own can always go. */
export async function unlikePost(db: Knex, { userId, postId }: Like): Promise<void> {
  const livePost = PostModel.query(db).findById(postId).select('id');
  const deleted = await LikeModel.query(db).where({ userId }).whereIn('postId', livePost).delete();
  if (deleted === 0) await requireReadablePost(db, postId, userId);
}
