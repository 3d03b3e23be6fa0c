import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { MOST_LOOKED_FOR } from './nameWords.ts';
import { orEmpty, text } from './text.ts';
import { byName, Profile } from './users.ts';
import type { Person } from './users.ts';

/** How near somebody who is found stands to who looks: their username was written, they are a friend, or one of a friend’s. */
export const NEARNESS = ['exact', 'friend', 'friendOfFriend', 'none'] as const;
export type Nearness = (typeof NEARNESS)[number];

/** Most people that a search answers: who sees so many writes more of the name. There is no next page, or it would list members. */
export const MOST_FOUND = 10;

/** In this order they are shown: the nearest first, then by name. */
export const byNearness = (
  [near, person]: [Nearness, Person],
  [otherNear, other]: [Nearness, Person],
): number => NEARNESS.indexOf(near) - NEARNESS.indexOf(otherNear) || byName(person, other);

/**
 * Up to ten members by their username, or by the words of their display name: friends, and who lets
 * this member find them. By the whole username that is whoever is to be found at all: only they, and whom they told, know it.
 * Nobody of a block, of a closed or paused account, and nobody whom this member has reported. Who does not want to be found is
 * as nobody.
 */
export const findPeople = endpoint({
  method: 'get',
  path: '/api/people',
  summary: 'Find a person you know by username, or by the beginning of a name.',
  input: { query: z.object({ name: orEmpty(text(MOST_LOOKED_FOR)) }) },
  output: z.array(Profile),
  limit: perHour(300),
});
