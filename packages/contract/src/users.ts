import * as z from 'zod/mini';
import { AVATAR_FRAMES, AvatarUrl } from './avatars.ts';
import { endpoint } from './endpoint.ts';
import { foldCase, Id } from './text.ts';

/** Who can read a post: the author's friends, or every member. */
export const PRIVACIES = ['friends', 'public'] as const;
export const Privacy = z.enum(PRIVACIES);
export type Privacy = z.infer<typeof Privacy>;

/** Of a post whose author has chosen nothing. Source: product spec §4 “Post privacy”. */
export const FIRST_PRIVACY: Privacy = 'friends';

/** Who finds a member by name: every member, who has a friend in common with them, or nobody. Friends always do. */
export const FINDERS = ['everybody', 'friendsOfFriends', 'nobody'] as const;
export const Finders = z.enum(FINDERS);
export type Finders = z.infer<typeof Finders>;

/** Of a member who has chosen nothing. */
export const FIRST_FINDERS: Finders = 'friendsOfFriends';

/** An amount of FriendBase Bucks (FBB), play points: a whole number, never below 0. */
export const Bucks = z.int().check(z.gte(0));

/** Nobody's balance ever goes below 0. */
export const canPay = (balanceFbb: number, priceFbb: number): boolean => balanceFbb >= priceFbb;

/** Limits in characters. */
export const USER_LIMITS = {
  username: 30,
  displayName: 50,
  email: 254,
  bio: 500,
  emergencyContact: 50,
} as const;

/**
 * A moderator is a member who may also act on what others reported, an organizer one who makes tournaments and events. Everybody sees
 * the role as a badge; no call sets it.
 */
export const ROLES = ['member', 'moderator', 'organizer'] as const;
export type Role = (typeof ROLES)[number];

/** What others are shown of a role: nothing of a member without one. */
export const badgeOf = (role: Role): Exclude<Role, 'member'> | undefined =>
  role === 'member' ? undefined : role;

/** A member as every other member may see them. */
export const Person = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.optional(AvatarUrl),
  avatarFrame: z.optional(z.enum(AVATAR_FRAMES)),
  /** A role that the member has. Not a name: no name may claim one. */
  badge: z.optional(z.enum(['moderator', 'organizer'])),
  /** Stands for a member whose account was closed: the page has words of its own in place of the name. */
  isClosed: z.optional(z.boolean()),
});
export type Person = z.infer<typeof Person>;

/** A member as a friend, and whoever asks or may ask for a friendship, may see them. */
export const Profile = z.extend(Person, { bio: z.optional(z.string()) });
export type Profile = z.infer<typeof Profile>;

/** The names of a profile that moderators have hidden: they tell two of them apart, and are no words of their members. */
export function hiddenNames(id: string): Pick<Person, 'username' | 'displayName'> {
  const number = 1000 + (Number.parseInt(id.slice(-6), 16) % 9000);
  return { username: `hidden-${number}`, displayName: `Hidden profile ${number}` };
}

/** What moderators have taken of a member. */
interface Standing {
  closedAt?: string | null | undefined;
  /** The display name, bio and picture are those that the member has chosen since then. */
  profileHiddenAt?: string | null | undefined;
}

/**
 * A member as others see them: of a closed account nothing but that it is one, of a hidden profile no username. Whoever
 * talked to them keeps their own words, and reads nothing more of a closed one.
 */
export function personSeen(member: Profile & Standing): Profile {
  const { id, displayName, avatarUrl, avatarFrame, bio, badge } = member;
  if (member.closedAt)
    return { id, username: 'closed-account', displayName: 'Closed account', isClosed: true };
  return member.profileHiddenAt
    ? { id, username: hiddenNames(id).username, displayName, avatarUrl, avatarFrame, bio, badge }
    : member;
}

/**
 * Compares people by folded name, then by id. Databases sort text differently, so sorting is done with this.
 */
export function byName(a: Person, b: Person): number {
  const [left, right] = [foldCase(a.displayName), foldCase(b.displayName)];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** The signed-in member's own record. Challenge type, caregiver and support needs are in no answer. */
export const User = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  bio: z.optional(z.string()),
  avatarUrl: z.optional(AvatarUrl),
  avatarFrame: z.optional(z.enum(AVATAR_FRAMES)),
  /** Who can see a post of the member's unless they choose otherwise for it. */
  defaultPrivacy: z._default(Privacy, FIRST_PRIVACY),
  /** Whether friends see how far the member has read, and whether they see that the member writes: each where both show it. */
  isReadShown: z._default(z.boolean(), false),
  isTypingShown: z._default(z.boolean(), false),
  findableBy: z._default(Finders, FIRST_FINDERS),
});
export type User = z.infer<typeof User>;

/** What only the member is told, and only by the call for their own record. */
export const UserWithBalance = z.extend(User, {
  friendbaseBucks: Bucks,
  /** As the member wrote it at sign-up: whom “Call for Help” calls. Nobody checked that it is a number. */
  emergencyContact: z.optional(z.string()),
});
export type UserWithBalance = z.infer<typeof UserWithBalance>;

/** Play points of a new member. Source: owner's decisions, “Names”. */
export const WELCOME_FBB = 100;

/** Something on both sides of one @. A stricter check would refuse valid addresses. */
export const isEmailAddress = (value: string): boolean => /^[^\s@]+@[^\s@]+$/.test(value.trim());

/** The signed-in member with their FBB balance and the person they want to be called in an emergency. */
export const getUser = endpoint({
  method: 'get',
  path: '/api/user',
  summary: 'Read your own record with your FriendBase Bucks and your emergency contact.',
  input: {},
  output: UserWithBalance,
});
