import type { Friendship } from '@friendbase/contract';
import type { Knex } from 'knex';
import { isThere } from '../../db/dialect.ts';

/**
 * SQL for the ids of all members who have a row with `member`, a column or a binding such as `:reader`. Two
 * selects instead of an `or`, so that each uses one index.
 */
export function pairedIdsSql(member: string, status?: Friendship['status']): string {
  const having = status ? `and status = '${status}'` : '';
  return `select friend_id as id from friendships where user_id = ${member} ${having}
  union all
  select user_id from friendships where friend_id = ${member} ${having}`;
}

/** SQL for whether a member, a column, is a friend of `:reader`: two looks into an index, however many friends there are. */
export const isFriendSql = (person: string): string => `(
  ${isThere(`friendships where user_id = :reader and status = 'accepted' and friend_id = ${person}`)}
  or ${isThere(`friendships where friend_id = :reader and status = 'accepted' and user_id = ${person}`)}
)`;

/** Subquery for the ids of everyone with a block between them and the reader, in either direction. */
export const blockedWith = (db: Knex, reader: string): Knex.Raw =>
  db.raw(`(${pairedIdsSql(':reader', 'blocked')})`, { reader });

/** Two member ids in a fixed order: the key of the pair. */
export const orderedPair = (a: string, b: string): { lowId: string; highId: string } =>
  a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
