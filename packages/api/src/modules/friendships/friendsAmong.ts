import { MOST_FRIENDS_SHOWN } from '@friendbase/contract';
import type { FriendsAmong } from '@friendbase/contract';
import type { Knex } from 'knex';
import { personSql, seenPerson } from '../users/seenPerson.ts';
import type { PersonRow } from '../users/seenPerson.ts';
import { pairedIdsSql } from './pairedIds.ts';

/** A table of who takes part in what. Its columns are named in SQL. */
export interface TakingPart {
  table: string;
  /** The column of the thing. */
  thing: string;
  /** The columns that say who is shown first. */
  order: string;
}

/** Named values for a list of ids, and the list of their names. */
export function namedIds(ids: readonly string[]): { names: string; values: Record<string, string> } {
  const values = Object.fromEntries(ids.map((id, n) => [`thing${n}`, id]));
  const names = Object.keys(values)
    .map((name) => `:${name}`)
    .join(', ');
  return { names, values };
}

interface FriendRow extends PersonRow {
  thingId: string;
  userId: string;
  friends: number | string;
}

/** The statement of the first friends of a reader in each of some things, and how many friends are. Closed accounts are not in it. */
export function friendsAmongStatement(
  { table, thing, order }: TakingPart,
  reader: string,
  ids: readonly string[],
) {
  const { names, values } = namedIds(ids);
  return {
    sql: `select ranked.thing_id, ranked.user_id, ranked.friends, ${personSql('friend')} from (
      select ${thing} as thing_id, user_id,
        count(*) over (partition by ${thing}) as friends,
        row_number() over (partition by ${thing} order by ${order}) as place
      from ${table} join users on users.id = user_id and users.closed_at is null
      where ${thing} in (${names}) and user_id in (${pairedIdsSql(':reader', 'accepted')})
    ) as ranked join users friend on friend.id = ranked.user_id
    where ranked.place <= ${MOST_FRIENDS_SHOWN} order by ranked.thing_id, ranked.place`,
    values: { reader, ...values },
  };
}

/** A reader's friends among those who take part in some things. */
export async function readFriendsAmong(
  db: Knex,
  takingPart: TakingPart,
  reader: string,
  ids: readonly string[],
): Promise<(thingId: string) => FriendsAmong> {
  if (ids.length === 0) return () => ({ count: 0, faces: [] });
  const { sql, values } = friendsAmongStatement(takingPart, reader, ids);
  const rows = await db.raw<FriendRow[]>(sql, values);
  return (thingId) => {
    const of = rows.filter((row) => row.thingId === thingId);
    return { count: Number(of[0]?.friends ?? 0), faces: of.map((row) => seenPerson(row.userId, row)) };
  };
}
