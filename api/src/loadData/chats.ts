import { acceptedTotal, communityOf } from './community.ts';
import type { Bond } from './community.ts';
import type { Scale } from './options.ts';
import { randomOf } from './random.ts';

const MESSAGES_A_CHAT = 35;
/** How far the lengths of chats differ, as a part of the average: 20 to 50 messages. */
const VARIETY = 0.4;

/** What two friends wrote to each other: `count` messages, the first of which is number `first` of all. */
export interface Chat extends Bond {
  first: number;
  count: number;
}

/** How many chats there are: where friends are few, each is longer. */
export const chatsTotal = (scale: Scale): number =>
  Math.min(acceptedTotal(scale), Math.ceil(scale.messages / MESSAGES_A_CHAT));

/** All chats, between accepted friends evenly picked from all; together they have all messages. */
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
