import type { Message } from '@friendbase/contract';
import { orderedPair } from '../../db/orderedPair.ts';

/** A private message as it is stored. Rows are never edited, so a page once read stays true. */
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
