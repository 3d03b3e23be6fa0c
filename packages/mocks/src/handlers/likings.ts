import { isFoundBy, likingsInOrder } from '@friendbase/contract';
import type { Liking } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import type { Member, Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { friendshipOf, isHidden, isReportedBy, requireSelf } from './people.ts';

type LikingHandlers = Pick<MockHandlers, 'getLikings' | 'updateLikings'>;

export const likings: LikingHandlers = {
  async getLikings({ params: { userId } }, { store, caller }) {
    const { id } = caller();
    return { likings: likingsSeen(store, id, userId) };
  },

  async updateLikings({ params: { userId }, body }, { store, caller }) {
    requireSelf(caller(), userId);
    const changed = await store.members.update((q) => q.where({ id: userId }), {
      strict: true,
      data(member) {
        member.likings = likingsInOrder(body.likings);
      },
    });
    return { likings: changed.likings ?? [] };
  },
};

/** By the rule of the contract's `getLikings`. */
function likingsSeen(store: Store, reader: string, id: string): Liking[] {
  const person = store.members.findFirst((q) => q.where({ id }));
  return person && areShown(store, reader, person) ? (person.likings ?? []) : [];
}

function areShown(store: Store, reader: string, { id, findableBy, ...person }: Member): boolean {
  if (reader === id) return true;
  if (person.closedAt || person.profileHiddenAt) return false;
  if (isHidden(store, reader, id) || isReportedBy(store, reader, 'profile', id)) return false;
  const row = friendshipOf(store, reader, id);
  if (row?.status === 'accepted' || row?.userId === id) return true;
  const own = new Set(friendsOf(store, reader));
  const hasFriendInCommon = friendsOf(store, id).some((friend) => own.has(friend));
  return isFoundBy(hasFriendInCommon ? 'friendOfFriend' : 'none', findableBy);
}
