import type { Reaction } from '@friendbase/contract';
import type { Knex } from 'knex';
import { requireReadablePost } from '../posts/model.ts';
import { ReactionModel } from './model.ts';

/** Answers whose post has another reaction by it: nobody's, where it was so before. Throws 404 for a post this member cannot read. */
export async function react(trx: Knex.Transaction, reaction: Reaction): Promise<string | undefined> {
  const { authorId } = await requireReadablePost(trx, reaction.postId, reaction.userId);
  const changed: unknown[] = await trx(ReactionModel.tableName)
    .insert(reaction)
    .onConflict(['postId', 'userId'])
    .merge(['feeling'])
    .whereRaw('reactions.feeling <> excluded.feeling')
    .returning('postId');
  return changed.length > 0 ? authorId : undefined;
}
