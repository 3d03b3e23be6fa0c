import type { Scale } from './options.ts';
import { randomOf } from './random.ts';

/** Of all friendships; the others wait for an answer or are blocked. */
const ACCEPTED_SHARE = 0.92;
/** Friends have numbers near each other, so that they have friends in common. Larger is farther apart. */
const REACH = 4;

type Size = Pick<Scale, 'members' | 'friends'>;

/** Below 1, so that the first members have the most friends; the last have this part of the average. */
const EVENNESS = 0.6;

/** How many friendships the members before the `n`th hold; those of all come out at the average. */
const bondsBefore = ({ members, friends }: Size, n: number): number =>
  Math.floor((friends / 2) * members * (n / members) ** EVENNESS);

const acceptedBefore = (size: Size, n: number): number => Math.floor(ACCEPTED_SHARE * bondsBefore(size, n));

export const bondsTotal = (size: Size): number => bondsBefore(size, size.members);
export const acceptedTotal = (size: Size): number => acceptedBefore(size, size.members);

/** With a higher average the first member, who has the most friends, would hold them with more than half of the others. */
export const mostFriends = (members: number): number => Math.floor((members - 1) / members ** (1 - EVENNESS));

/** A friendship seen from the member who holds it, both by their numbers. */
export interface Bond {
  holder: number;
  partner: number;
}

export interface Community {
  /** How many friendships a member holds, and the number of the first among all. */
  bondsOf: (member: number) => { first: number; count: number };
  /** The same for accepted ones, in their own numbering. They are the first of those a member holds. */
  acceptedOf: (member: number) => { first: number; count: number };
  /** The `nth` friendship that a member holds. */
  bondAt: (holder: number, nth: number) => Bond;
}

/**
 * Who knows whom, worked out for any member without keeping anything. Members stand in a ring, and each holds
 * friendships with some who come after, less than half of the ring away: so no two of them are of the same pair.
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
