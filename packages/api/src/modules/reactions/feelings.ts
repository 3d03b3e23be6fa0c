import { FEELINGS } from '@friendbase/contract';
import type { FeedEntry, Feeling } from '@friendbase/contract';
import type { Knex } from 'knex';
import { isPostgres } from '../../db/dialect.ts';

/**
 * SQL for what is felt about `postId`, a column: one JSON list of the counts in the order of `FEELINGS` and, as its end, what
 * `reader` feels.
 */
export const feelingsSql = (db: Knex, postId: string, reader: string): string => {
  const list = isPostgres(db) ? 'json_build_array' : 'json_array';
  const counts = FEELINGS.map((feeling) => `count(case feeling when '${feeling}' then 1 end)`);
  return `(select ${list}(${counts.join(', ')}, max(case user_id when ${reader} then feeling end))
    from reactions where reactions.post_id = ${postId})`;
};

type Felt = [happy: number, proud: number, hug: number, sad: number, own: Feeling | null];

/** What `feelingsSql` gives: text on SQLite, a list on PostgreSQL. */
export type FeelingsValue = string | Felt;

export function countedFeelings(value: FeelingsValue): Pick<FeedEntry, 'reactions' | 'ownReaction'> {
  const [happy, proud, hug, sad, ownReaction] = (
    typeof value === 'string' ? JSON.parse(value) : value
  ) as Felt;
  return { reactions: { happy, proud, hug, sad }, ownReaction };
}
