import type { Friendship } from '@friendbase/contract';
import type { Knex } from 'knex';

/**
 * SQL for the ids of everyone who has a row with a member, whoever of the two asked. `member` is a column, or a
 * binding such as `:reader`. Two selects instead of an `or`: each reads one index alone.
 */
export function pairedIdsSql(member: string, status?: Friendship['status']): string {
  const having = status ? `and status = '${status}'` : '';
  return `select friend_id as id from friendships where user_id = ${member} ${having}
  union all
  select user_id from friendships where friend_id = ${member} ${having}`;
}

/** The ids of everyone who is blocked by the reader, or has blocked them, as a query inside a query. */
export const blockedWith = (db: Knex, reader: string): Knex.Raw =>
  db.raw(`(${pairedIdsSql(':reader', 'blocked')})`, { reader });
