import { cursorOf, MOST_TOLD_OF_A_POST, toldTo } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { relationOf, requireSelf } from './people.ts';

type Shown = 'isReadShown' | 'isTypingShown';

export const readState: Pick<MockHandlers, 'getReadState' | 'markRead' | 'tellTyping'> = {
  async getReadState({ params: { userId, partnerId } }, { store, caller }) {
    requireSelf(caller(), userId);
    const read = readOf(store, partnerId, userId);
    if (!read || !doBothShow(store, 'isReadShown', userId, partnerId)) return { messageId: null };
    const until = cursorOf({ id: read.messageId, createdAt: read.sentAt });
    const own = store.messages
      .findMany((q) => q.where({ senderId: userId, receiverId: partnerId }))
      .filter((message) => cursorOf(message) <= until)
      .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1));
    return { messageId: own[0]?.id ?? null };
  },

  async markRead({ params: { userId: memberId, partnerId }, body: { messageId } }, { store, caller, tell }) {
    const me = caller();
    requireSelf(me, memberId);
    const message = store.messages.findFirst((q) =>
      q.where({ id: messageId, senderId: partnerId, receiverId: memberId }),
    );
    if (!message || !me.isReadShown || relationOf(store, memberId, partnerId) !== 'friend') return;
    const known = readOf(store, memberId, partnerId);
    if (known && cursorOf({ id: known.messageId, createdAt: known.sentAt }) >= cursorOf(message)) return;
    store.messageReads.delete((q) => q.where({ memberId, partnerId }));
    await store.messageReads.create({ memberId, partnerId, messageId, sentAt: message.createdAt });
    if (doBothShow(store, 'isReadShown', memberId, partnerId))
      await tell(...toldTo([partnerId], { name: 'read', data: { partnerId: memberId } }));
  },

  async tellTyping({ params: { userId, partnerId } }, { store, caller, tellTyping }) {
    requireSelf(caller(), userId);
    if (doBothShow(store, 'isTypingShown', userId, partnerId)) tellTyping(partnerId, userId);
  },
};

const readOf = ({ messageReads }: Store, memberId: string, partnerId: string) =>
  messageReads.findFirst((q) => q.where({ memberId, partnerId }));

/** Whether a member shows it, and can be reached. */
const shows = ({ members }: Store, shown: Shown, id: string): boolean => {
  const member = members.findFirst((q) => q.where({ id }));
  return member !== undefined && !member.closedAt && member[shown];
};

/** Whether two are friends who both show something. */
const doBothShow = (store: Store, shown: Shown, memberId: string, partnerId: string): boolean =>
  relationOf(store, memberId, partnerId) === 'friend' &&
  shows(store, shown, memberId) &&
  shows(store, shown, partnerId);

/** The friends who see how far a member has read, or saw it until now. */
export const friendsWhoShowRead = (store: Store, memberId: string): string[] =>
  friendsOf(store, memberId)
    .filter((id) => shows(store, 'isReadShown', id))
    .slice(0, MOST_TOLD_OF_A_POST);
