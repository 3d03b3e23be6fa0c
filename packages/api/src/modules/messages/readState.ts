import { MOST_TOLD_OF_A_POST } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import { orderedPair, pairedIdsSql } from '../friendships/pairedIds.ts';
import { MessageReadModel } from './model.ts';

type Shown = 'is_read_shown' | 'is_typing_shown';

/** Joins the two of `:memberId` and `:partnerId` where they are friends now and both show it, in raw SQL. */
const bothShow = (shown: Shown): string => `friendships
  join users as reader on reader.id = :memberId and reader.${shown} and reader.closed_at is null
  join users as partner on partner.id = :partnerId and partner.${shown} and partner.closed_at is null`;

const ARE_FRIENDS = `friendships.low_id = :lowId and friendships.high_id = :highId
  and friendships.status = 'accepted'`;

const pair = (memberId: string, partnerId: string) => ({
  memberId,
  partnerId,
  ...orderedPair(memberId, partnerId),
});

/**
 * The statement for the last message of a member's that a partner has read: looked at now, so that nothing outlives a choice. A
 * generic plan of PostgreSQL would read all messages if they were joined.
 */
export const readStateStatement = (memberId: string, partnerId: string) => ({
  sql: `select (select messages.id from ${live('messages')}
      where messages.low_id = :lowId and messages.high_id = :highId and messages.sender_id = :memberId
        and (messages.created_at, messages.id) <= (message_reads.sent_at, message_reads.message_id)
      order by messages.created_at desc, messages.id desc limit 1) as id
    from ${bothShow('is_read_shown')}
      join message_reads on message_reads.member_id = :partnerId and message_reads.partner_id = :memberId
    where ${ARE_FRIENDS}`,
  values: pair(memberId, partnerId),
});

export async function readReadState(db: Knex, memberId: string, partnerId: string): Promise<string | null> {
  const { sql, values } = readStateStatement(memberId, partnerId);
  const [row] = await db.raw<{ id: string | null }[]>(sql, values);
  return row?.id ?? null;
}

/** Whether two are friends who both show something. */
export async function doBothShow(
  db: Knex,
  shown: Shown,
  memberId: string,
  partnerId: string,
): Promise<boolean> {
  const sql = `select 1 from ${bothShow(shown)} where ${ARE_FRIENDS}`;
  return (await db.raw<object[]>(sql, pair(memberId, partnerId))).length > 0;
}

/**
 * Stores how far a member who shows it has read what a friend wrote, and answers whether that is further than before. One
 * statement, so that of two at once the further one stays.
 */
export async function storeRead(
  trx: Knex.Transaction,
  memberId: string,
  partnerId: string,
  messageId: string,
): Promise<boolean> {
  const stored = await trx.raw<object[]>(
    `insert into ${MessageReadModel.tableName} (member_id, partner_id, message_id, sent_at)
    select reader.id, messages.sender_id, messages.id, messages.created_at
    from friendships
      join users as reader on reader.id = :memberId and reader.is_read_shown
      join ${live('messages')} on messages.id = :messageId
        and messages.sender_id = :partnerId and messages.receiver_id = :memberId
    where ${ARE_FRIENDS}
    on conflict (member_id, partner_id)
      do update set message_id = excluded.message_id, sent_at = excluded.sent_at
      where (excluded.sent_at, excluded.message_id) > (message_reads.sent_at, message_reads.message_id)
    returning member_id`,
    { ...pair(memberId, partnerId), messageId },
  );
  return stored.length > 0;
}

/** The friends who see how far a member has read, or saw it until now: as many as one statement writes. */
export async function friendsWhoShowRead(trx: Knex.Transaction, memberId: string): Promise<string[]> {
  const rows = await trx.raw<{ id: string }[]>(
    `select users.id from (${pairedIdsSql(':memberId', 'accepted')}) friends join users on users.id = friends.id
    where users.is_read_shown and users.closed_at is null limit ${MOST_TOLD_OF_A_POST}`,
    { memberId },
  );
  return rows.map(({ id }) => id);
}
