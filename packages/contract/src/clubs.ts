import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { Count, Id } from './text.ts';
import { Person } from './users.ts';

/** The clubs there are, in the order of the page of games. Source: product spec §2 “Clubs”. */
export const CLUB_IDS = [
  'memoryMatch',
  'speedThinking',
  'memoryPalace',
  'numberGames',
  'patternRecognition',
  'attentionTraining',
  'brainTraining',
  'problemSolving',
  'moodBoosters',
  'wordPuzzle',
  'calmFocus',
  'socialGames',
] as const;
export type ClubId = (typeof CLUB_IDS)[number];

/** What the clubs are called. Source: product spec §4 “Club to game”. */
export const CLUB_NAMES = {
  memoryMatch: 'Memory Match',
  speedThinking: 'Speed Thinking',
  memoryPalace: 'Memory Palace',
  numberGames: 'Number Games',
  patternRecognition: 'Pattern Recognition',
  attentionTraining: 'Attention Training',
  brainTraining: 'Brain Training',
  problemSolving: 'Problem Solving',
  moodBoosters: 'Mood Boosters',
  wordPuzzle: 'Word Puzzle Club',
  calmFocus: 'Calm & Focus',
  socialGames: 'Social Games',
} as const satisfies Record<ClubId, string>;

export const isClubId = (id: string): id is ClubId => CLUB_IDS.some((known) => known === id);

/** In the file of what a member takes along, and as tournaments name what they play. */
export const clubName = (id: string): string => (isClubId(id) ? CLUB_NAMES[id] : id);

/** Most friends, and most others, that a club's page names. Of the rest there is the number: pages would list the members. */
export const MOST_CLUB_FRIENDS = 50;
export const MOST_CLUB_OTHERS = 10;

/** Whom a member may be shown is looked for among the friends of friends, and among so many who joined last. */
export const LATEST_OF_CLUB = 200;

/** A club as one member sees it. */
export const ClubEntry = z.object({
  id: z.enum(CLUB_IDS),
  /** The true number, the reader among them. Who is blocked or closed does not count. */
  memberCount: Count,
  isMember: z.boolean(),
  /** The number of the specification, which an example shows; null of a club that is none. */
  exampleCount: z.nullable(Count),
});
export type ClubEntry = z.infer<typeof ClubEntry>;

export const ClubPeople = z.object({
  club: ClubEntry,
  /** By name. */
  friends: z.array(Person),
  /** Friends of friends first, then who joined last. */
  others: z.array(Person),
});
export type ClubPeople = z.infer<typeof ClubPeople>;

/** That a member is in a club, since when. */
export interface ClubMember {
  clubId: string;
  userId: string;
  createdAt: string;
}

/** The number that the specification gives a club, where it is an example. */
export interface ClubExample {
  clubId: string;
  memberCount: number;
}

/** All clubs, and how many are in each. */
export const listClubs = endpoint({
  method: 'get',
  path: '/api/clubs',
  summary: 'Read the game clubs, and how many are in each.',
  input: {},
  output: z.array(ClubEntry),
});

const ofOne = { params: z.object({ id: Id }) };

/**
 * Who is in a club: friends, and those who let this member find them, as `findPeople` has it. Nobody of a block, of a closed or
 * paused account, and nobody whom this member has reported. Who does not want to be found is part of the number alone.
 */
export const listClubPeople = endpoint({
  method: 'get',
  path: '/api/clubs/:id/people',
  summary: 'Read who is in a game club, friends first.',
  input: ofOne,
  output: ClubPeople,
  limit: perHour(300),
  errors: ['clubNotFound'],
});

/** Again is the same. */
export const joinClub = endpoint({
  method: 'put',
  path: '/api/clubs/:id/member',
  summary: 'Join a game club.',
  input: ofOne,
  output: ClubEntry,
  limit: perHour(240),
  errors: ['clubNotFound'],
});

/** Again is the same. */
export const leaveClub = endpoint({
  method: 'delete',
  path: '/api/clubs/:id/member',
  summary: 'Leave a game club.',
  input: ofOne,
  output: ClubEntry,
  limit: perHour(240),
  errors: ['clubNotFound'],
});
