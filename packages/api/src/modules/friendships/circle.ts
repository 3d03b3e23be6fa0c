import type { Knex } from 'knex';
import { reportedIdsSql } from '../reports/model.ts';
import { pairedIdsSql } from './pairedIds.ts';

/**
 * SQL for the friends of `friends`, each as often as they share one. By `cross join` SQLite reads the friends first and looks each up in an
 * index; by a plain join it reads all friendships.
 */
export const BEYOND_SQL = `
  select pair.friend_id as id from friends cross join friendships pair
  where pair.user_id = friends.id and pair.status = 'accepted'
  union all
  select pair.user_id from friends cross join friendships pair
  where pair.friend_id = friends.id and pair.status = 'accepted'`;

/**
 * SQL for a `with`: the `friends` of `:reader`, and the friends of those, `beyond`, each once. `group by` sorts them
 * once; `union` would look each up among those before.
 */
export const CIRCLE_SQL = `friends as materialized (${pairedIdsSql(':reader', 'accepted')}),
beyond as (select id from (${BEYOND_SQL}) every group by id)`;

/**
 * SQL for whether `:reader` may come to know a member of `users`: nobody who is closed, or reported by the reader, and nobody with
 * whom there is a block.
 */
export const KNOWABLE_SQL = `users.id <> :reader and users.closed_at is null
  and users.id not in (${pairedIdsSql(':reader', 'blocked')})
  and users.id not in (${reportedIdsSql(':reader', 'profile')})`;

/** SQL for whether a member of `users` is not paused at `:now`, by the contract's `isPaused`. */
export const NOT_PAUSED_SQL = '(users.paused_until is null or users.paused_until <= :now)';

/** Whether a friend of one is a friend of the other. The cost depends on the number of their friends. */
export async function hasFriendInCommon(db: Knex, reader: string, id: string): Promise<boolean> {
  const sql = `select 1 from (${pairedIdsSql(':reader', 'accepted')}) own
    where own.id in (${pairedIdsSql(':id', 'accepted')}) limit 1`;
  return (await db.raw<unknown[]>(sql, { reader, id })).length > 0;
}
