import { acceptedTotal, communityOf } from './community.ts';
import type { Bond, Scale } from './community.ts';
import { randomOf } from './random.ts';

const MESSAGES_A_CHAT = 35;
/** Spread of chat lengths around the average: 20 to 50 messages. */
const VARIETY = 0.4;

/** A chat of two friends: messages number `first` to `first + count - 1`. */
export interface Chat extends Bond {
  first: number;
  count: number;
}

/** Number of chats, limited by the number of friendships; fewer chats are longer. */
export const chatsTotal = (scale: Scale): number =>
  Math.min(acceptedTotal(scale), Math.ceil(scale.messages / MESSAGES_A_CHAT));

/** All chats, between friendships picked at equal distances. Together they hold all messages. */
export function* chatsOf(scale: Scale): Generator<Chat> {
  const { acceptedOf, bondAt } = communityOf(scale);
  const random = randomOf(scale.seed, 'lengths of chats');
  const total = chatsTotal(scale);
  const step = acceptedTotal(scale) / total;
  const messagesBefore = (chat: number): number => {
    const isEdge = chat === 0 || chat === total;
    const place = isEdge ? chat : chat + (random(chat) - 0.5) * VARIETY;
    return Math.floor(scale.messages * (place / total));
  };
  let chat = 0;
  for (let holder = 0; chat < total; holder += 1) {
    const accepted = acceptedOf(holder);
    for (; chat < total && Math.floor(chat * step) < accepted.first + accepted.count; chat += 1) {
      const first = messagesBefore(chat);
      const count = messagesBefore(chat + 1) - first;
      yield { ...bondAt(holder, Math.floor(chat * step) - accepted.first), first, count };
    }
  }
}
