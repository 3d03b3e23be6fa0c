import { MOST_CLUB_FRIENDS, MOST_CLUB_OTHERS } from './clubs.ts';
import type { ClubPeople } from './clubs.ts';
import { isFoundBy } from './foundOrder.ts';
import type { Nearness } from './foundOrder.ts';
import { byName } from './users.ts';
import type { Finders, Person } from './users.ts';

// Apart from the calls: whoever makes them does not need the order.

/** Somebody who is in a club, and how near they stand to who looks. Nobody looks for a username here. */
export interface SeenInClub {
  person: Person;
  nearness: Exclude<Nearness, 'exact'>;
  findableBy: Finders;
  joinedAt: string;
}

const isNear = ({ nearness }: SeenInClub): number => Number(nearness === 'friendOfFriend');
const placeOf = ({ joinedAt, person }: SeenInClub): string => `${joinedAt}~${person.id}`;

const byClosenessAndTime = (a: SeenInClub, b: SeenInClub): number =>
  isNear(b) - isNear(a) || (placeOf(a) < placeOf(b) ? 1 : -1);

/** Who of a club is named to one member, in the order in which they are shown. */
export function namedInClub(people: readonly SeenInClub[]): Pick<ClubPeople, 'friends' | 'others'> {
  const named = people.filter(({ nearness, findableBy }) => isFoundBy(nearness, findableBy));
  const friends = named.filter(({ nearness }) => nearness === 'friend').map(({ person }) => person);
  const others = named.filter(({ nearness }) => nearness !== 'friend').toSorted(byClosenessAndTime);
  return {
    friends: friends.toSorted(byName).slice(0, MOST_CLUB_FRIENDS),
    others: others.slice(0, MOST_CLUB_OTHERS).map(({ person }) => person),
  };
}
