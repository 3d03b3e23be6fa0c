import {
  byNearness,
  isNamed,
  isPaused,
  lookedFor,
  MOST_FOUND,
  MOST_NEAR,
  MOST_STRANGERS,
  sharedLikings,
  strangersAfter,
  suggestedOn,
  suggestionDay,
  usernameKey,
} from '@friendbase/contract';
import type { Nearness, Profile } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Member, Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { friendshipOf, isHidden, isReportedBy, requireMember, requireSelf, seenMember } from './people.ts';

type FindingHandlers = Pick<MockHandlers, 'suggestFriends' | 'findPeople'>;

export const finding: FindingHandlers = {
  async suggestFriends({ params: { userId } }, { store, caller, now }) {
    requireSelf(caller(), userId);
    const at = now();
    return suggestedOn(suggestionDay(at), userId, candidatesOf(store, userId, at)).map(
      ({ id, friendsInCommon, sharedLikings: shared }) => ({
        ...seenMember(store, id),
        friendsInCommon,
        sharedLikings: [...shared],
      }),
    );
  },

  findPeople: async ({ query: { name } }, context) => peopleFound(context, name),
};

/** Everybody who may be suggested. Of a hidden profile nothing is told that its member has chosen. */
function candidatesOf(store: Store, userId: string, now: Date) {
  const isOpen = (id: string) => !requireMember(store, id).closedAt;
  const friends = new Set(friendsOf(store, userId).filter(isOpen));
  const { likings: own = [] } = requireMember(store, userId);
  const after = (from: string) => (one: { id: string }) => (one.id > from ? 0 : 1);
  const others = store.members
    .all()
    .filter(({ id }) => id !== userId && !friendshipOf(store, userId, id))
    .map((one) => ({
      ...one,
      friendsInCommon: friendsOf(store, one.id).filter((friend) => friends.has(friend)).length,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const suggestible = (some: typeof others) =>
    some
      .filter(({ closedAt, pausedUntil }) => !closedAt && !isPaused(pausedUntil, now))
      .filter(({ id, findableBy }) => findableBy !== 'nobody' && !isReportedBy(store, userId, 'profile', id))
      .map(({ id, findableBy, friendsInCommon, profileHiddenAt, likings = [] }) => ({
        id,
        findableBy,
        friendsInCommon,
        sharedLikings: profileHiddenAt ? [] : sharedLikings(own, likings),
      }));
  const near = suggestible(
    others
      .filter(({ friendsInCommon }) => friendsInCommon > 0)
      .sort((a, b) => b.friendsInCommon - a.friendsInCommon || after(userId)(a) - after(userId)(b))
      .slice(0, MOST_NEAR),
  );
  const start = strangersAfter(userId, suggestionDay(now));
  const strangers = suggestible(others)
    .filter(({ findableBy }) => findableBy === 'everybody')
    .sort((a, b) => after(start)(a) - after(start)(b))
    .slice(0, MOST_STRANGERS)
    .filter(({ id }) => !near.some((one) => one.id === id));
  return { near, strangers };
}

/** Who is found by a text, by the rule of the contract's `findPeople`. */
function peopleFound({ store, caller, now }: MockContext, text: string): Profile[] {
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
