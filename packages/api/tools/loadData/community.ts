import { randomOf } from './random.ts';

/** How much is made. */
export interface Scale {
  posts: number;
  members: number;
  /** Friendships of any kind a member, on average. */
  friends: number;
  /** Likes a post, on average. */
  likes: number;
  /** Comments a post, on average. */
  comments: number;
  messages: number;
  /** The same seed makes the same rows. */
  seed: number;
}

const DAY_MS = 86_400_000;
/** Everybody joined in the year before anything was written. */
export const JOINING_MS = 365 * DAY_MS;
/** How long before now the first words were written. */
export const HISTORY_MS = 3 * 365 * DAY_MS;
/** How long after a post people answer it. */
export const ANSWERING_MS = 7 * DAY_MS;

/** Every eighth row shares the instant of the one before it, as concurrent writes do. */
export const instantOf = (n: number): number => (n % 8 === 7 ? n - 1 : n);

export const isoTime = (ms: number): string => new Date(Math.floor(ms)).toISOString();

/** Share of accepted friendships; the others are pending or blocked. */
const ACCEPTED_SHARE = 0.92;
/** Friends have nearby numbers, so that they have friends in common. A larger value spreads them more. */
const REACH = 4;

type Size = Pick<Scale, 'members' | 'friends'>;

/** Below 1, so that the first members have the most friends; the last have this share of the average. */
const EVENNESS = 0.6;

/** Friendships held by the members before the `n`th; the total matches the average. */
const bondsBefore = ({ members, friends }: Size, n: number): number =>
  Math.floor((friends / 2) * members * (n / members) ** EVENNESS);

const acceptedBefore = (size: Size, n: number): number => Math.floor(ACCEPTED_SHARE * bondsBefore(size, n));

export const bondsTotal = (size: Size): number => bondsBefore(size, size.members);
export const acceptedTotal = (size: Size): number => acceptedBefore(size, size.members);

/** A higher average would give the first member friendships with more than half of the community. */
export const mostFriends = (members: number): number => Math.floor((members - 1) / members ** (1 - EVENNESS));

/** A friendship and the member who holds it, by their numbers. */
export interface Bond {
  holder: number;
  partner: number;
}

export interface Community {
  /** A member's number of friendships, and the index of the first. */
  bondsOf: (member: number) => { first: number; count: number };
  /** The same for accepted friendships, which come first and have their own numbering. */
  acceptedOf: (member: number) => { first: number; count: number };
  /** The `nth` friendship that a member holds. */
  bondAt: (holder: number, nth: number) => Bond;
}

/**
 * Computes any member's friendships without storing them. Members form a ring; each holds friendships with
 * later members less than half the ring away, so no pair occurs twice.
 */
export function communityOf(scale: Scale): Community {
  const random = randomOf(scale.seed, 'partners');
  const farthest = Math.floor((scale.members - 1) / 2);
  const stretch = (before: (size: Size, n: number) => number) => (member: number) => {
    const first = before(scale, member);
    return { first, count: before(scale, member + 1) - first };
  };
  const bondsOf = stretch(bondsBefore);
  return {
    bondsOf,
    acceptedOf: stretch(acceptedBefore),
    bondAt(holder, nth) {
      const width = Math.min(REACH, Math.floor(farthest / bondsOf(holder).count));
      const distance = 1 + nth * width + Math.floor(random(holder, nth) * width);
      return { holder, partner: (holder + distance) % scale.members };
    },
  };
}
