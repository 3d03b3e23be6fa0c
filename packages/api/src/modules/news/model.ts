import { MOST_NEWS } from '@friendbase/contract';
import type { News } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';

/**
 * What came for a reader after `since`, in one statement. Raw SQL: it is asked every 5 s for each member on a page. Of
 * conversations the newest alone are looked at, so that it takes the same time in a community that has grown.
 */
export const newsStatement = (reader: string, since: string) => ({
  sql: `select
    (select count(*) from (
      select 1 from friendships
      where friend_id = :reader and status = 'pending' and asked_at > :since
      limit ${MOST_NEWS}
    ) as asked) as requests,
    (select count(*) from (
      select last_message_id from conversations
      where member_id = :reader and last_at > :since
      order by last_at desc
      limit ${MOST_NEWS}
    ) as latest
    join ${live('messages')} on messages.id = latest.last_message_id
    where messages.receiver_id = :reader and not exists (
      select 1 from friendships
      where low_id = messages.low_id and high_id = messages.high_id and status = 'blocked'
    )) as conversations`,
  values: { reader, since },
});

export async function readNews(db: Knex, reader: string, since: string, now: Date): Promise<News> {
  const { sql, values } = newsStatement(reader, since);
  const [counts] = await db.raw<Record<'requests' | 'conversations', number | string>[]>(sql, values);
  return {
    at: now.toISOString(),
    // PostgreSQL's driver gives what it counts as text.
    requests: Number(counts?.requests),
    conversations: Number(counts?.conversations),
  };
}
