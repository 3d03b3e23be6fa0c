import { cursorOf } from '@friendbase/contract';
import type { StoredMessage } from '@friendbase/contract';
import type { Store } from '../store.ts';
import { isReportedBy } from './people.ts';

/** The last message between the member and each partner, blocked ones included, without what the member has reported. */
export function lastMessages(store: Store, memberId: string): StoredMessage[] {
  const last = new Map<string, StoredMessage>();
  for (const message of store.messages.findMany((q) =>
    q.where({ senderId: memberId }).or({ receiverId: memberId }),
  )) {
    if (isReportedBy(store, memberId, 'message', message.id)) continue;
    const partnerId = partnerIn(message, memberId);
    const known = last.get(partnerId);
    if (!known || cursorOf(known) < cursorOf(message)) last.set(partnerId, message);
  }
  return [...last.values()];
}

export const partnerIn = ({ senderId, receiverId }: StoredMessage, memberId: string): string =>
  senderId === memberId ? receiverId : senderId;
