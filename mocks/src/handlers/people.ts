import { foldCase, notFound, notYours, relationIn } from '@friendbase/contract';
import type { FriendshipRecord, Person, Profile, Relation, UserWithBalance } from '@friendbase/contract';
import type { Member, Store } from '../store.ts';

export const findByUsername = ({ members }: Store, username: string): Member | undefined =>
  members.findFirst((q) => q.where((member) => foldCase(member.username) === foldCase(username)));

export const findByEmail = ({ members }: Store, email: string): Member | undefined =>
  members.findFirst((q) => q.where((member) => foldCase(member.email) === foldCase(email)));

/** Throws 404 for a member who is not there. */
export function requireMember({ members }: Store, id: string): Member {
  const member = members.findFirst((q) => q.where({ id }));
  if (!member) throw notFound('person');
  return member;
}

const asPerson = ({ id, username, displayName, avatarUrl }: Member): Person => ({
  id,
  username,
  displayName,
  ...(avatarUrl ? { avatarUrl } : {}),
});

const asProfile = (member: Member): Profile => ({
  ...asPerson(member),
  ...(member.bio ? { bio: member.bio } : {}),
});

/** A member's own record, without what no answer carries. */
export const asUser = (member: Member): UserWithBalance => ({
  ...asProfile(member),
  email: member.email,
  friendbaseBucks: member.friendbaseBucks,
});

/** A member as others see them by a post, a comment or a message. */
export const personOf = (store: Store, memberId: string): Person => asPerson(requireMember(store, memberId));

/** A member as a friend, and whoever may become one, sees them. */
export const profileOf = (store: Store, memberId: string): Profile =>
  asProfile(requireMember(store, memberId));

/** Throws 403 unless `id` is the caller's own. */
export function mustBe(caller: Member, id: string): void {
  if (id !== caller.id) throw notYours();
}

/** The row of two members, whoever of them asked. */
export const friendshipOf = ({ friendships }: Store, a: string, b: string): FriendshipRecord | undefined =>
  friendships.findFirst((q) => q.where({ userId: a, friendId: b }).or({ userId: b, friendId: a }));

/** How `readerId` stands to `authorId`, whoever of the two asked. */
export const relationOf = (store: Store, readerId: string, authorId: string): Relation =>
  readerId === authorId ? 'self' : relationIn(friendshipOf(store, readerId, authorId)?.status);

/** Whether one of the two has blocked the other. */
export const isHidden = (store: Store, readerId: string, otherId: string): boolean =>
  relationOf(store, readerId, otherId) === 'blocked';
