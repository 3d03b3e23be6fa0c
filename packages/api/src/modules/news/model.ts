import { MOST_NEWS } from '@friendbase/contract';
import type { News } from '@friendbase/contract';
import type { Knex } from 'knex';
import { batched } from '../../db/batched.ts';
import { live } from '../../db/deletable.ts';
import { isPostgres } from '../../db/dialect.ts';

/** Who asks, and since when. */
export type Asked = readonly [reader: string, since: string];

interface CountRow {
  reader: string;
  since: string;
  /** PostgreSQL's driver gives what it counts as text. */
  requests: number | string;
  conversations: number | string;
  decisions: number | string;
}

/**
 * What came for some readers, each since a moment, in one statement. Raw SQL: it is asked every 5 s for each member on a
 * page. Of conversations the newest alone are looked at, so that it takes the same time in a community that has grown.
 */
export function newsStatement(db: Knex, asked: readonly Asked[]) {
  // The order of ids and times in every table; SQLite has no other.
  const bytes = isPostgres(db) ? 'collate "C"' : '';
  return {
    sql: `with asked as (
      select column1 ${bytes} as reader, column2 ${bytes} as since
      from (values ${asked.map(() => '(?, ?)').join(', ')}) as given
    )
    select asked.reader, asked.since,
      (select count(*) from (
        select 1 from friendships join users askers on askers.id = friendships.user_id
        where friendships.friend_id = asked.reader and friendships.status = 'pending'
          and friendships.asked_at > asked.since and askers.closed_at is null
        limit ${MOST_NEWS}
      ) as waiting) as requests,
      (select count(*) from (
        select last_message_id from conversations
        where member_id = asked.reader and last_at > asked.since
        order by last_at desc
        limit ${MOST_NEWS}
      ) as latest
      join ${live('messages')} on messages.id = latest.last_message_id
      where messages.receiver_id = asked.reader and not exists (
        select 1 from friendships
        where low_id = messages.low_id and high_id = messages.high_id and status = 'blocked'
      )) as conversations,
      (select count(*) from (
        select 1 from moderation_decisions
        where owner_id = asked.reader and told_at > asked.since
        limit ${MOST_NEWS}
      ) as told) as decisions
    from asked`,
    values: asked.flat(),
  };
}

/** How many cases wait for a moderator. Asked by the few who decide, so it stands beside the statement of all others. */
export async function waitingCases(db: Knex, moderatorId: string): Promise<number> {
  const [row] = await db.raw<{ waiting: number | string }[]>(
    `select count(*) as waiting from (
      select 1 from moderation_cases where closed_at is null and owner_id <> ? limit ${MOST_NEWS}
    ) as cases`,
    [moderatorId],
  );
  return Number(row?.waiting);
}

const keyOf = (reader: string, since: string): string => `${reader} ${since}`;

/** Reads what is new for a member. Those who ask while a statement runs share the next one. */
export function newsReader(db: Knex): (reader: string, since: string, now: Date) => Promise<News> {
  const countsOf = batched(async (keys) => {
    const asked = keys.map((key): Asked => key.split(' ') as [string, string]);
    const { sql, values } = newsStatement(db, asked);
    const rows = await db.raw<CountRow[]>(sql, values);
    return new Map(rows.map((row) => [keyOf(row.reader, row.since), row]));
  });
  return async (reader, since, now) => {
    const counts = await countsOf(keyOf(reader, since));
    return {
      at: now.toISOString(),
      requests: Number(counts?.requests),
      conversations: Number(counts?.conversations),
      decisions: Number(counts?.decisions),
    };
  };
}
