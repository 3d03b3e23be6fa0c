import type { Like } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { PostModel, readAuthorOf, requireReadablePost } from '../posts/model.ts';
import { LikeModel } from './model.ts';

/** Whose post has another number of likes by it: nobody's, where it was so before. */
type Changed = Promise<string | undefined>;

/** Throws 404 for a post this member cannot read. */
export async function likePost(trx: Knex.Transaction, { userId, postId }: Like): Changed {
  const { authorId } = await requireReadablePost(trx, postId, userId);
  return (await insertIfAbsent(trx, LikeModel.tableName, { userId, postId })) ? authorId : undefined;
}

/** Throws 404 where there is no like and the post is one this member cannot read: what is their own can always go. */
export async function unlikePost(trx: Knex.Transaction, { userId, postId }: Like): Changed {
  const livePost = PostModel.query(trx).findById(postId).select('id');
  const deleted = await LikeModel.query(trx).where({ userId }).whereIn('postId', livePost).delete();
  if (deleted > 0) return readAuthorOf(trx, postId);
  await requireReadablePost(trx, postId, userId);
  return undefined;
}
