import {
  badgeOf,
  foldCase,
  MOST_FRIENDS_SHOWN,
  normalizePassword,
  personSeen,
  apiError,
  relationIn,
  usernameKey,
} from '@friendbase/contract';
import type * as Skeleton from '@friendbase/contract/skeleton';
import type {
  FriendsAmong,
  FriendshipRecord,
  Person,
  Profile,
  Relation,
  SubjectKind,
} from '@friendbase/contract';
import type { Member, Store } from '../store.ts';

export const findByUsername = ({ members }: Store, username: string): Member | undefined =>
  members.findFirst((q) => q.where((member) => usernameKey(member.username) === usernameKey(username)));

/** Whether a username looks like one that is there. The list of confusable characters is loaded at the first sign-up. */
export async function looksTaken({ members }: Store, username: string): Promise<boolean> {
  const { usernameSkeleton } = await import('@friendbase/contract/skeleton');
  const skeleton = usernameSkeleton(username);
  return members.all().some((member) => usernameSkeleton(member.username) === skeleton);
}

/** Throws 400 for a name that claims a role, with the same list. */
export async function requireNoRoleName(
  ...names: Parameters<typeof Skeleton.requireNoRoleName>
): Promise<void> {
  const skeleton = await import('@friendbase/contract/skeleton');
  skeleton.requireNoRoleName(...names);
}

export const findByEmail = ({ members }: Store, email: string): Member | undefined =>
  members.findFirst((q) => q.where((member) => foldCase(member.email) === foldCase(email)));

export const isPasswordOf = (member: Member, password: string): boolean =>
  normalizePassword(member.password) === normalizePassword(password);

/** Who decides cases, but for one that a case is about. */
export const moderatorIds = ({ members }: Store, ownerId: string): string[] =>
  members
    .findMany((q) => q.where({ role: 'moderator' }))
    .filter(({ id, closedAt }) => !closedAt && id !== ownerId)
    .map(({ id }) => id);

/** A member, of whom a call's `output` picks what leaves. Throws 404 for one who is not there. */
export function requireMember({ members }: Store, id: string): Member & Pick<Person, 'badge'> {
  const member = members.findFirst((q) => q.where({ id }));
  if (!member) throw apiError('personNotFound');
  return { ...member, badge: badgeOf(member.role) };
}

/** A member as others see them. */
export const seenMember = (store: Store, id: string): Profile => personSeen(requireMember(store, id));

/** Throws 404 for a member whom nobody can reach: there is none, or their account was closed. */
export function requireReachable(store: Store, id: string): Member {
  const member = requireMember(store, id);
  if (member.closedAt) throw apiError('personNotFound');
  return member;
}

/** Throws 403 unless `id` is the caller's own. */
export function requireSelf(caller: Member, id: string): void {
  if (id !== caller.id) throw apiError('notYourAccount');
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

/** Whether the reader has reported the thing: it is hidden from them. */
export const isReportedBy = (
  { reports }: Store,
  reporterId: string,
  subjectKind: SubjectKind,
  subjectId: string,
): boolean => reports.findFirst((q) => q.where({ reporterId, subjectKind, subjectId })) !== undefined;

/** A reader's friends among members, in the order of these. */
export function friendsAmong(store: Store, readerId: string, memberIds: readonly string[]): FriendsAmong {
  const friends = memberIds.filter(
    (id) => relationOf(store, readerId, id) === 'friend' && !requireMember(store, id).closedAt,
  );
  const faces = friends.slice(0, MOST_FRIENDS_SHOWN).map((id) => seenMember(store, id));
  return { count: friends.length, faces };
}
