import type { Scale } from './options.ts';
import { randomOf } from './random.ts';

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
