import { messageSeen, oldestFirstPageOf, pageOf } from '@friendbase/contract';
import type { Conversation, Message, Page } from '@friendbase/contract';
import type { Knex } from 'knex';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { live } from '../../db/deletable.ts';
import { orderedPair, pairedIdsSql } from '../friendships/pairedIds.ts';
import { reportedBy } from '../reports/model.ts';
import { personSql, seenPerson } from '../users/seenPerson.ts';
import type { PersonRow } from '../users/seenPerson.ts';
import { MessageModel } from './model.ts';

/** The statement of one page between the reader and another, without what the reader has reported. */
export const messagesQuery = (db: Knex, [reader, partner]: [string, string], query: PageQuery) =>
  MessageModel.query(db)
    .where(orderedPair(reader, partner))
    .whereNotIn('id', reportedBy(db, reader, 'message'))
    .modify(keysetPage, query, ['createdAt', 'id']);

/** One page between the reader and another, oldest first. */
export async function readMessages(
  db: Knex,
  pair: [string, string],
  query: PageQuery,
  now: Date,
): Promise<Page<Message>> {
  const rows = await messagesQuery(db, pair, query);
  return oldestFirstPageOf(
    rows.map((row) => messageSeen(row, pair[0], now)),
    query.limit,
  );
}

/** The statement of one page of a reader's conversations. `cross join` fixes the order of the loops in SQLite. */
export const conversationsStatement = (reader: string, { before, limit }: PageQuery) => ({
  sql: `select last_message.id, last_message.sender_id, last_message.receiver_id, last_message.content,
    last_message.created_at, conversations.partner_id, ${personSql('partner')}, partner.closed_at
  from conversations cross join users partner cross join ${live('messages', 'last_message')}
  where conversations.member_id = :reader and partner.id = conversations.partner_id
    and last_message.id = conversations.last_message_id
    and conversations.partner_id not in (${pairedIdsSql(':reader', 'blocked')})
    ${before ? 'and (conversations.last_at, conversations.last_message_id) < (:createdAt, :id)' : ''}
  order by conversations.last_at desc, conversations.last_message_id desc limit :rows`,
  values: { reader, rows: limit + 1, ...before },
});

/** One page of a reader's conversations, the latest first. Raw SQL for the same reason as lists of friends. */
export async function readConversations(
  db: Knex,
  reader: string,
  query: PageQuery,
): Promise<Page<Conversation>> {
  const { sql, values } = conversationsStatement(reader, query);
  const rows = await db.raw<(Message & PersonRow & { partnerId: string })[]>(sql, values);
  return pageOf(
    rows.map((row) => {
      const { id, senderId, receiverId, content, createdAt } = row;
      return { id, senderId, receiverId, content, createdAt, sender: seenPerson(row.partnerId, row) };
    }),
    query.limit,
  );
}
