import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { Id } from './text.ts';

/** What a member may say they like, in the order in which it is shown: each a picture and a word, so that nobody has to write. */
export const LIKINGS = [
  'music',
  'singing',
  'dancing',
  'films',
  'books',
  'drawing',
  'photos',
  'knitting',
  'cooking',
  'baking',
  'tea',
  'gardens',
  'walking',
  'swimming',
  'football',
  'cycling',
  'trains',
  'cars',
  'dogs',
  'cats',
  'birds',
  'boardGames',
  'puzzles',
  'sea',
] as const;
export const Liking = z.enum(LIKINGS);
export type Liking = z.infer<typeof Liking>;

/** So few are what somebody likes most: who likes everything has something in common with everybody. */
export const MOST_LIKINGS = 6;

const Chosen = z.object({ likings: z.array(Liking).check(z.maxLength(MOST_LIKINGS)) });

/** What a member likes, in the order of `LIKINGS`. */
export const MemberLikings = z.object({ likings: z.array(Liking) });
export type MemberLikings = z.infer<typeof MemberLikings>;

/** That a member likes something, as it is stored. */
export interface StoredLiking {
  memberId: string;
  liking: Liking;
}

/** Each once, in the order of `LIKINGS`. */
export const likingsInOrder = (given: readonly Liking[]): Liking[] =>
  LIKINGS.filter((liking) => given.includes(liking));

/** What both of two members like, in the order of `LIKINGS`. */
export const sharedLikings = (own: readonly Liking[], theirs: readonly Liking[]): Liking[] =>
  likingsInOrder(own).filter((liking) => theirs.includes(liking));

/** The likings with one more, or one less. `undefined` where there are as many as a member can choose. */
export function withLiking(likings: readonly Liking[], pressed: Liking): Liking[] | undefined {
  if (likings.includes(pressed)) return likings.filter((liking) => liking !== pressed);
  return likings.length < MOST_LIKINGS ? likingsInOrder([...likings, pressed]) : undefined;
}

const ofMember = { params: z.object({ userId: Id }) };

/**
 * Of oneself, of friends, of who asks for a friendship, and of whoever lets the reader find them. Of everybody else the answer is
 * as of who likes nothing: it tells neither a block nor whether there is such a member.
 */
export const getLikings = endpoint({
  method: 'get',
  path: '/api/users/:userId/likings',
  summary: 'Read what a member likes.',
  input: ofMember,
  output: MemberLikings,
});

/** All of them at once, so that the last choice counts. 403 for another member's. */
export const updateLikings = endpoint({
  method: 'put',
  path: '/api/users/:userId/likings',
  summary: 'Choose what you like.',
  input: { ...ofMember, body: Chosen },
  output: MemberLikings,
  limit: perHour(120),
  errors: ['notYourAccount'],
});
