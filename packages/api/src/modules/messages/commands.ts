import { refused } from '@friendbase/contract';
import type { Deletion, Message } from '@friendbase/contract';
import type { Knex } from 'knex';
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
  await trx(ConversationModel.tableName)
    .insert(conversationRows(message))
    .onConflict(['memberId', 'partnerId'])
    .merge(['lastMessageId', 'lastAt'])
    // Of two concurrent messages the later one stays, in whatever order they are written.
    .whereRaw(
      '(excluded.last_at, excluded.last_message_id) > (conversations.last_at, conversations.last_message_id)',
    );
  return message;
}

/**
 * Deletes a message and makes the one before it the last one in both members' lists. Answers whether it was there. Who
 * may do this is for the caller to decide: no call deletes messages yet.
 */
export async function deleteMessage(trx: Knex.Transaction, id: string, deletion: Deletion): Promise<boolean> {
  const message = await MessageModel.query(trx).findById(id);
  if (!message) return false;
  const { lowId, highId } = message;
  // Locked until the transaction ends: of two deletions at once the later one sees the other.
  await ConversationModel.query(trx).findById([lowId, highId]).forUpdate();
  if ((await MessageModel.query(trx).findById(id).patch(deletion)) === 0) return false;
  const before = await MessageModel.query(trx)
    .where({ lowId, highId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  const entries = ConversationModel.query(trx).where({ lastMessageId: id });
  await (before ? entries.patch({ lastMessageId: before.id, lastAt: before.createdAt }) : entries.delete());
  return true;
}
