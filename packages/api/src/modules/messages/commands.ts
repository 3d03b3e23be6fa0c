import { apiError } from '@friendbase/contract';
import type { Deletion, StoredMessage } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { QueryBuilderType } from 'objection';
import type { NOT_DELETED } from '../../db/deletable.ts';
import { reportedBy } from '../reports/model.ts';
import { ConversationModel, conversationRows, MessageModel, messageRow } from './model.ts';

/** Raw SQL, so that one statement checks the friendship and writes: it may have ended since it was read. */
const INSERT_AMONG_FRIENDS = `
insert into messages (id, low_id, high_id, sender_id, receiver_id, content, created_at, idempotency_key)
select :id, :lowId, :highId, :senderId, :receiverId, :content, :createdAt, :idempotencyKey
from friendships where low_id = :lowId and high_id = :highId and status = 'accepted'
returning id`;

/** Stores a message and makes it the last one in both members' lists. Throws 403 unless the two are friends. */
export async function storeMessage(trx: Knex.Transaction, message: Required<StoredMessage>): Promise<void> {
  const written = await trx.raw<{ id: string }[]>(INSERT_AMONG_FRIENDS, messageRow(message));
  if (written.length === 0) throw apiError('friendsOnly');
  await writeEntries(trx, conversationRows(message));
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

/** Gives some messages another deletion, or none, and renews what both members of their conversations see last. */
async function changeDeletion(
  trx: Knex.Transaction,
  messages: () => QueryBuilderType<MessageModel>,
  deletion: Deletion | typeof NOT_DELETED,
): Promise<void> {
  const pairs = await messages().distinct('lowId', 'highId').orderBy(['lowId', 'highId']);
  // In one order, so that two writers never deadlock.
  for (const pair of pairs) await holdEntries(trx, pair);
  await messages().patch(deletion);
  for (const pair of pairs)
    for (const memberId of [pair.lowId, pair.highId]) await renewLast(trx, pair, memberId);
}

/** Deletes all messages that a member has written. */
export const deleteMessagesOf = (
  trx: Knex.Transaction,
  senderId: string,
  deletion: Deletion,
): Promise<void> =>
  changeDeletion(
    trx,
    () =>
      MessageModel.query(trx)
        .where({ senderId })
        .where((written) => void written.where({ lowId: senderId }).orWhere({ highId: senderId })),
    deletion,
  );

/** Brings back the messages of a member that this deletion took, or hands them over to another one that holds. */
export const restoreMessagesOf = (
  trx: Knex.Transaction,
  senderId: string,
  deletion: Deletion,
  inForce: Deletion | typeof NOT_DELETED,
): Promise<void> =>
  changeDeletion(trx, () => MessageModel.queryWithDeleted(trx).where({ senderId, ...deletion }), inForce);

/** Brings back a message that this deletion took, or hands it over to another one that holds. */
export const restoreMessage = (
  trx: Knex.Transaction,
  id: string,
  deletion: Deletion,
  inForce: Deletion | typeof NOT_DELETED,
): Promise<void> =>
  changeDeletion(trx, () => MessageModel.queryWithDeleted(trx).where({ id, ...deletion }), inForce);
