import { cursorOf } from '@friendbase/contract';
import type { Message } from '@friendbase/contract';
import { conversationRows, messageRow } from '../../src/modules/messages/model.ts';
import { chatsOf } from './chats.ts';
import type { Chat } from './chats.ts';
import type { Scale } from './community.ts';
import { idsOf, randomOf } from './random.ts';
import { HISTORY_MS, instantOf, isoTime } from './community.ts';
import { replyFor } from './words.ts';

/** The `nth` message of a chat, in the order of their time. */
function messagesOf({ seed }: Scale, nowMs: number): (chat: Chat, nth: number) => Message {
  const idOf = idsOf(seed, 'message');
  const memberId = idsOf(seed, 'member');
  const random = randomOf(seed, 'chats');
  const moments = randomOf(seed, 'moments of messages');
  const words = randomOf(seed, 'words of messages');
  return ({ holder, partner, first, count }, nth) => {
    const n = first + nth;
    const begunMs = nowMs - HISTORY_MS * (1 - random(first));
    const lengthMs = (nowMs - begunMs) * random(first, 1);
    const instant = instantOf(nth);
    const [sender, receiver] = words(n, 1) < 0.5 ? [holder, partner] : [partner, holder];
    return {
      id: idOf(n),
      senderId: memberId(sender),
      receiverId: memberId(receiver),
      content: replyFor(words, n),
      createdAt: isoTime(begunMs + (lengthMs * (instant + moments(first + instant))) / count),
    };
  };
}

/** All messages, chat by chat. */
export function* messageRows(scale: Scale, nowMs: number) {
  const messageAt = messagesOf(scale, nowMs);
  for (const chat of chatsOf(scale)) {
    for (let nth = 0; nth < chat.count; nth += 1) yield messageRow(messageAt(chat, nth));
  }
}

/** Two rows a chat, with its last message. */
export function* lastMessageRows(scale: Scale, nowMs: number) {
  const messageAt = messagesOf(scale, nowMs);
  for (const chat of chatsOf(scale)) {
    const last = messageAt(chat, chat.count - 1);
    // They may be of one instant; their ids then decide.
    const before = messageAt(chat, Math.max(0, chat.count - 2));
    yield* conversationRows(cursorOf(before) > cursorOf(last) ? before : last);
  }
}
