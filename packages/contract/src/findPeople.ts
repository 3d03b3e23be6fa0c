import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { orEmpty, text } from './text.ts';
import { Profile } from './users.ts';

/** More than a username or a display name can have: nobody is found by more. */
export const MOST_LOOKED_FOR = 80;

/** Most people that a search answers: who sees so many writes more of the name. There is no next page, or it would list members. */
export const MOST_FOUND = 10;

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
