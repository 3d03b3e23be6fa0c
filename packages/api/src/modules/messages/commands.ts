import { refused } from '@friendbase/contract';
import type { Deletion, Message } from '@friendbase/contract';
import type { Knex } from 'knex';
import { reportedBy } from '../reports/reportedIds.ts';
import { ConversationModel, conversationRows, MessageModel, messageRow } from './model.ts';

/** Raw SQL, so that one statement checks the friendship and writes: it may have ended since it was read. */
const INSERT_AMONG_FRIENDS = `
insert into messages (id, low_id, high_id, sender_id, receiver_id, content, created_at)
select :id, :lowId, :highId, :senderId, :receiverId, :content, :createdAt
from friendships where low_id = :lowId and high_id = :highId and status = 'accepted'
returning id`;

/** Stores a message and makes it the last one in both members' lists. Throws 403 unless the two are friends. */
export async function storeMessage(trx: Knex.Transaction, message: Message): Promise<Message> {
  const written = await trx.raw<{ id: string }[]>(INSERT_AMONG_FRIENDS, messageRow(message));
  if (written.length === 0) throw refused('friendsOnly');
  await writeEntries(trx, conversationRows(message));
  return message;
}

/** Of two concurrent messages the later one stays, in whatever order they are written. */
const writeEntries = async (
  trx: Knex.Transaction,
  rows: ReturnType<typeof conversationRows>,
): Promise<void> => {
  await trx(ConversationModel.tableName)
    .insert(rows)
    .onConflict(['memberId', 'partnerId'])
    .merge(['lastMessageId', 'lastAt'])
    .whereRaw(
      '(excluded.last_at, excluded.last_message_id) > (conversations.last_at, conversations.last_message_id)',
    );
};

/** The entries of both, low id first, locked until the transaction ends: of two changes at once the later sees the other. */
const holdEntries = async (trx: Knex.Transaction, { lowId, highId }: Pair): Promise<void> => {
  await ConversationModel.query(trx).findById([lowId, highId]).forUpdate();
  await ConversationModel.query(trx).findById([highId, lowId]).forUpdate();
};

type Pair = Pick<MessageModel, 'lowId' | 'highId'>;

/** Makes the newest message that a member sees the last one in their list, or takes the entry out of it. */
export async function renewLast(trx: Knex.Transaction, pair: Pair, memberId: string): Promise<void> {
  const { lowId, highId } = pair;
  const partnerId = memberId === lowId ? highId : lowId;
  const last = await MessageModel.query(trx)
    .where({ lowId, highId })
    .whereNotIn('id', reportedBy(trx, memberId, 'message'))
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  const entry = ConversationModel.query(trx).findById([memberId, partnerId]);
  if (!last) {
    await entry.delete();
    return;
  }
  const columns = { lastMessageId: last.id, lastAt: last.createdAt };
  if ((await entry.patch(columns)) > 0) return;
  await writeEntries(trx, [{ memberId, partnerId, ...columns }]);
}

/**
 * Deletes a message and makes the one before it the last one in both members' lists. Answers whether it was there. Who
 * may do this is for the caller to decide.
 */
export async function deleteMessage(trx: Knex.Transaction, id: string, deletion: Deletion): Promise<boolean> {
  const message = await MessageModel.query(trx).findById(id);
  if (!message) return false;
  await holdEntries(trx, message);
  if ((await MessageModel.query(trx).findById(id).patch(deletion)) === 0) return false;
  for (const memberId of [message.lowId, message.highId]) await renewLast(trx, message, memberId);
  return true;
}

/** Brings back a message that this deletion took. */
export async function restoreMessage(trx: Knex.Transaction, id: string, deletion: Deletion): Promise<void> {
  const message = await MessageModel.queryWithDeleted(trx).findById(id);
  if (!message) return;
  await holdEntries(trx, message);
  await MessageModel.queryWithDeleted(trx)
    .findById(id)
    .where({ ...deletion })
    .patch({ deletedAt: null, deletedBy: null });
  for (const memberId of [message.lowId, message.highId]) await renewLast(trx, message, memberId);
}
