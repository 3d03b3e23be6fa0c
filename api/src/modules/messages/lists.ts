import { oldestFirstPageOf, pageOf } from '@friendbase/contract';
import type { Conversation, Message, Page } from '@friendbase/contract';
import type { Knex } from 'knex';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { orderedPair } from '../../db/orderedPair.ts';
import { blockedWith } from '../friendships/model.ts';
import { asPerson } from '../users/model.ts';

const MESSAGE_COLUMNS = ['id', 'senderId', 'receiverId', 'content', 'createdAt'] as const;

/** The statement of one page between two members. */
export const messagesQuery = (db: Knex, [a, b]: [string, string], query: PageQuery) =>
  keysetPage(db('messages').where(orderedPair(a, b)), query, ['createdAt', 'id']).select(MESSAGE_COLUMNS);

/** One page between two members, oldest first. */
export const readMessages = async (
  db: Knex,
  pair: [string, string],
  query: PageQuery,
): Promise<Page<Message>> =>
  oldestFirstPageOf((await messagesQuery(db, pair, query)) as Message[], query.limit);

/** The statement of one page of a reader's conversations. */
export const conversationsQuery = (db: Knex, reader: string, query: PageQuery) =>
  keysetPage(
    db('conversations as place')
      .join('messages as message', 'message.id', 'place.lastMessageId')
      .join('users as partner', 'partner.id', 'place.partnerId')
      .where('place.memberId', reader)
      .whereNotIn('place.partnerId', blockedWith(db, reader)),
    query,
    ['place.lastAt', 'place.lastMessageId'],
  ).select(
    ...MESSAGE_COLUMNS.map((column) => `message.${column}`),
    'place.partnerId',
    'partner.username',
    'partner.displayName',
    'partner.avatarUrl',
  );

type ConversationRow = Message & { partnerId: string } & Omit<Parameters<typeof asPerson>[0], 'id'>;

const conversationFrom = ({
  partnerId,
  username,
  displayName,
  avatarUrl,
  ...message
}: ConversationRow): Conversation => ({
  ...message,
  sender: asPerson({ id: partnerId, username, displayName, avatarUrl }),
});

/** One page of a reader's conversations, the latest first. */
export async function readConversations(
  db: Knex,
  reader: string,
  query: PageQuery,
): Promise<Page<Conversation>> {
  const rows = (await conversationsQuery(db, reader, query)) as ConversationRow[];
  return pageOf(rows.map(conversationFrom), query.limit);
}
