import { byNearness, isNamed, isPaused, lookedFor, MOST_FOUND, usernameKey } from '@friendbase/contract';
import type { Nearness, Profile } from '@friendbase/contract';
import type { MockContext } from '../mockContext.ts';
import type { Member, Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { isHidden, isReportedBy, seenMember } from './people.ts';

/** Who is found by a text, by the rule of the contract's `findPeople`. */
export function peopleFound({ store, caller, now }: MockContext, text: string): Profile[] {
  const { id: reader } = caller();
  const { username, beginnings } = lookedFor(text);
  const friends = new Set(friendsOf(store, reader));
  const theirs = new Set([...friends].flatMap((id) => friendsOf(store, id)));
  const nearnessOf = (member: Member): Nearness | undefined => {
    const isFriend = friends.has(member.id);
    const isExact = !member.profileHiddenAt && usernameKey(member.username) === username;
    if (!isFriend && member.findableBy === 'nobody') return undefined;
    if (isExact) return 'exact';
    if (!isNamed(member.displayName, beginnings)) return undefined;
    if (isFriend) return 'friend';
    if (theirs.has(member.id)) return 'friendOfFriend';
    return member.findableBy === 'everybody' ? 'none' : undefined;
  };
  return store.members
    .all()
    .filter((member) => isReached(store, reader, member, now()))
    .flatMap((member): [Nearness, Profile][] => {
      const near = nearnessOf(member);
      return near ? [[near, seenMember(store, member.id)]] : [];
    })
    .sort(byNearness)
    .slice(0, MOST_FOUND)
    .map(([, person]) => person);
}

const isReached = (store: Store, reader: string, { id, closedAt, pausedUntil }: Member, now: Date): boolean =>
  id !== reader &&
  !closedAt &&
  !isPaused(pausedUntil, now) &&
  !isHidden(store, reader, id) &&
  !isReportedBy(store, reader, 'profile', id);
