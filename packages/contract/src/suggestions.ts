import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Liking } from './likings.ts';
import { Count, Id } from './text.ts';
import { Profile } from './users.ts';

/** Most people that are suggested at once. Source: product spec §2 “Friends”. */
export const MOST_SUGGESTIONS = 3;

/** Somebody to know, with why they are suggested. Without a friend in common they let everybody find them. */
export const Suggestion = z.extend(Profile, {
  friendsInCommon: z._default(Count, 0),
  /** What both like. Empty in the answer of a server that does not know it yet. */
  sharedLikings: z._default(z.array(Liking), []),
});
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * Up to three members without a row with this one, who let this member find them, in the order of `suggestedOn`: those with the most
 * friends in common and likings in common first, then those whom everybody may find, by id. Each day goes on behind those of the day
 * before, and starts over after the last. Nobody with whom this member has a row is among them: no friend, no open request, nobody
 * declined or blocked. 403 for another member's.
 */
export const suggestFriends = endpoint({
  method: 'get',
  path: '/api/friends/:userId/suggestions',
  summary: 'Find people you may like to know.',
  input: { params: z.object({ userId: Id }) },
  output: z.array(Suggestion),
  errors: ['notYourAccount'],
});
