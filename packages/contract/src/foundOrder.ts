import { byName } from './users.ts';
import type { Finders, Person } from './users.ts';

// Apart from the calls: whoever makes them does not need the order.

/** How near somebody who is found stands to who looks: their username was written, they are a friend, or one of a friend’s. */
export const NEARNESS = ['exact', 'friend', 'friendOfFriend', 'none'] as const;
export type Nearness = (typeof NEARNESS)[number];

/** In this order they are shown: the nearest first, then by name. */
export const byNearness = (
  [near, person]: [Nearness, Person],
  [otherNear, other]: [Nearness, Person],
): number => NEARNESS.indexOf(near) - NEARNESS.indexOf(otherNear) || byName(person, other);

/** Whether somebody lets a member of that nearness find them. Nobody writes a username here. */
export function isFoundBy(nearness: Exclude<Nearness, 'exact'>, findableBy: Finders): boolean {
  if (nearness === 'friend' || findableBy === 'everybody') return true;
  return nearness === 'friendOfFriend' && findableBy === 'friendsOfFriends';
}
