import type { Message } from '@friendbase/contract';
import { Model } from 'objection';
import { orderedPair } from '../../db/orderedPair.ts';

/** A private message. Rows are never edited, so a page once read stays true. */
export class MessageModel extends Model implements Message {
  static override tableName = 'messages';
  declare id: string;
  declare lowId: string;
  declare highId: string;
  declare senderId: string;
  declare receiverId: string;
  declare content: string;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
}

export const messageRow = (message: Message) => ({
  ...message,
  ...orderedPair(message.senderId, message.receiverId),
});

/** What the last message of a pair leaves in the lists of both: always in one order, so that no two writers wait for each other. */
export function conversationRows(message: Message) {
  const { lowId, highId } = messageRow(message);
  const last = { lastMessageId: message.id, lastAt: message.createdAt };
  return [
    { memberId: lowId, partnerId: highId, ...last },
    { memberId: highId, partnerId: lowId, ...last },
  ];
}
