import type { StoredMessage, StoredRead } from '@friendbase/contract';
import { Model } from 'objection';
import { DeletableModel } from '../../db/deletable.ts';
import { orderedPair } from '../friendships/pairedIds.ts';

/** A private message. What it says is never edited. */
export class MessageModel extends DeletableModel implements StoredMessage {
  static override tableName = 'messages';

  declare id: string;
  declare lowId: string;
  declare highId: string;
  declare senderId: string;
  declare receiverId: string;
  declare content: string;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
  declare idempotencyKey: string | null;
}

/** One member's entry for a partner: which message was the last. */
export class ConversationModel extends Model {
  static override tableName = 'conversations';
  static override idColumn = ['memberId', 'partnerId'];

  declare memberId: string;
  declare partnerId: string;
  declare lastMessageId: string;
  declare lastAt: string;
  declare lastMessage: MessageModel;

  static override relationMappings = {
    lastMessage: {
      relation: Model.BelongsToOneRelation,
      modelClass: MessageModel,
      join: { from: 'conversations.lastMessageId', to: 'messages.id' },
    },
  };
}

/** How far a member has read what a partner wrote to them. */
export class MessageReadModel extends Model implements StoredRead {
  static override tableName = 'message_reads';
  static override idColumn = ['memberId', 'partnerId'];

  declare memberId: string;
  declare partnerId: string;
  declare messageId: string;
  declare sentAt: string;
}

export const messageRow = <Stored extends StoredMessage>(message: Stored) => ({
  ...message,
  ...orderedPair(message.senderId, message.receiverId),
});

/** Conversation rows, low id first, so that two writers never deadlock. */
export function conversationRows(message: StoredMessage) {
  const { lowId, highId } = messageRow(message);
  const last = { lastMessageId: message.id, lastAt: message.createdAt };
  return [
    { memberId: lowId, partnerId: highId, ...last },
    { memberId: highId, partnerId: lowId, ...last },
  ];
}
