import type { Like } from '@friendbase/contract';
import type { Knex } from 'knex';
import { asPostGone, requireReadablePost } from '../posts/model.ts';
import { LikeModel } from './model.ts';

/** Throws 404 for a post this member cannot read. */
export async function likePost(db: Knex, { userId, postId }: Like): Promise<Like> {
  await requireReadablePost(db, postId, userId);
  try {
    await LikeModel.query(db).insert({ userId, postId }).onConflict(['postId', 'userId']).ignore();
  } catch (error) {
    throw asPostGone(error);
  }
  return { userId, postId };
}

/** Throws 404 where there is no like and the post is one this member cannot read: what is their own can always go. */
export async function unlikePost(db: Knex, { userId, postId }: Like): Promise<void> {
  const deleted = await LikeModel.query(db).deleteById([postId, userId]);
  if (deleted === 0) await requireReadablePost(db, postId, userId);
}
