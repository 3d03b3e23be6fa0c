import { messageSeen, oldestFirstPageOf, pageOf, personSeen } from '@friendbase/contract';
import type { Conversation, Message, Page } from '@friendbase/contract';
import type { Knex } from 'knex';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { orderedPair, blockedWith } from '../friendships/pairedIds.ts';
import { reportedBy } from '../reports/model.ts';
import { ConversationModel, MessageModel } from './model.ts';

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

/** The statement of one page of a reader's conversations. */
export const conversationsQuery = (db: Knex, reader: string, query: PageQuery) =>
  ConversationModel.query(db)
    .withGraphJoined('[partner(person), lastMessage]', { joinOperation: 'innerJoin' })
    .where({ memberId: reader })
    .whereNotIn('partnerId', blockedWith(db, reader))
    .modify(keysetPage, query, ['conversations.lastAt', 'conversations.lastMessageId']);

/** One page of a reader's conversations, the latest first. */
export async function readConversations(
  db: Knex,
  reader: string,
  query: PageQuery,
): Promise<Page<Conversation>> {
  const rows = await conversationsQuery(db, reader, query);
  return pageOf(
    rows.map(({ lastMessage, partner }) => ({ ...lastMessage.toJSON(), sender: personSeen(partner) })),
    query.limit,
  );
}
