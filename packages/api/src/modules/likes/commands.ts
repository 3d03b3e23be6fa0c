import type { Like } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { requireReadablePost, removeFromPost } from '../posts/model.ts';
import { LikeModel } from './model.ts';

/** Whose post has another number of likes by it: nobody's, where it was so before. */
type Changed = Promise<string | undefined>;

/** Throws 404 for a post this member cannot read. */
export async function likePost(trx: Knex.Transaction, { userId, postId }: Like): Changed {
  const { authorId } = await requireReadablePost(trx, postId, userId);
  return (await insertIfAbsent(trx, LikeModel.tableName, { userId, postId })) ? authorId : undefined;
}

/** Throws 404 where there is no like and the post is one this member cannot read. */
export const unlikePost = (trx: Knex.Transaction, like: Like): Changed =>
  removeFromPost(trx, LikeModel, like);
