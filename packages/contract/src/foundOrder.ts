import { MOST_SUGGESTIONS } from './friendships.ts';
import { byName } from './users.ts';
import type { Person } from './users.ts';

// Apart from the calls: whoever makes them does not need the order.

/** How near somebody who is found stands to who looks: their username was written, they are a friend, or one of a friend’s. */
export const NEARNESS = ['exact', 'friend', 'friendOfFriend', 'none'] as const;
export type Nearness = (typeof NEARNESS)[number];

/** In this order they are shown: the nearest first, then by name. */
export const byNearness = (
  [near, person]: [Nearness, Person],
  [otherNear, other]: [Nearness, Person],
): number => NEARNESS.indexOf(near) - NEARNESS.indexOf(otherNear) || byName(person, other);

const DAY_MS = 86_400_000;

/** Which days have the same suggestions: within one they stay, so that whoever comes back to think about them finds them. */
export const suggestionDay = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** With which of so many friends of friends a day begins: each goes on by as many as are shown, and begins anew after the last. */
export const suggestionStart = (day: number, count: number): number =>
  count > MOST_SUGGESTIONS ? (day * MOST_SUGGESTIONS) % count : 0;

/** Spreads days over all ids. Source: Knuth, “The Art of Computer Programming” 3, 6.4: the golden ratio of 32 bits. */
const SPREAD = 0x9e37_79b1;

/** After which id the members without a friend in common begin: on each day, and for each member, others. */
export function strangersAfter(memberId: string, day: number): string {
  const start = Math.imul(day, SPREAD) + Number.parseInt(memberId.slice(0, 8), 16);
  return (start >>> 0).toString(16).padStart(8, '0') + memberId.slice(8);
}
