import * as z from 'zod/mini';
import { CLUB_IDS } from './clubs.ts';
import type { ClubId } from './clubs.ts';
import { endpoint, perHour } from './endpoint.ts';
import { MOST_MESSAGE_CHARACTERS } from './messages.ts';
import { Count, Id, isBlank, text, Timestamp } from './text.ts';
import { Round } from './tournamentRounds.ts';
import { Person } from './users.ts';

/** A club whose game two friends can play. */
export type SharedClub = Exclude<ClubId, 'socialGames'>;

export const isSharedClub = (id: ClubId): id is SharedClub => id !== 'socialGames';

/** The clubs whose game two friends can play: all that have one. */
export const SHARED_CLUBS: readonly SharedClub[] = CLUB_IDS.filter(isSharedClub);

/** `done`: all pairs are found, or the stars gathered. `stopped`: one of the two ended it, and nobody is told who. */
export const SHARED_OUTCOMES = ['done', 'stopped'] as const;

export const SharedCard = z.object({
  state: z.enum(['down', 'open', 'found']),
  /** Null of a card that lies face down: nobody is told what is on it. */
  picture: z.nullable(Count),
});
export type SharedCard = z.infer<typeof SharedCard>;

/** A game that two friends play together, as one of them sees it. */
export const SharedGame = z.object({
  id: Id,
  club: z.enum(SHARED_CLUBS),
  partner: Person,
  /** The message that invited to it. */
  messageId: Id,
  createdAt: Timestamp,
  /** Null while it goes on. */
  outcome: z.nullable(z.enum(SHARED_OUTCOMES)),
  /** Of a memory game, turn by turn. */
  board: z.nullable(z.object({ cards: z.array(SharedCard), isOwnTurn: z.boolean() })),
  /** Of all others: what both gather. */
  goal: z.nullable(z.object({ stars: Count, goalStars: Count })),
});
export type SharedGame = z.infer<typeof SharedGame>;

/** Those that go on with somebody who is still a friend, the latest first: at most one a club and friend. */
export const listSharedGames = endpoint({
  method: 'get',
  path: '/api/shared-games',
  summary: 'Read the games that you play together with friends.',
  input: {},
  output: z.array(SharedGame),
});

const ofOne = { params: z.object({ id: Id }) };

/** 404 for one of others, and once the two are no friends anymore: nothing tells these apart. */
export const getSharedGame = endpoint({
  method: 'get',
  path: '/api/shared-games/:id',
  summary: 'Read a game that you play together with a friend.',
  input: ofOne,
  output: SharedGame,
  errors: ['sharedGameNotFound'],
});

/**
 * Begins a game, and writes the friend a message that invites to it: the rules of messages hold. Where one of this club goes on
 * with this friend, that one is answered and nothing is written.
 */
export const startSharedGame = endpoint({
  method: 'post',
  path: '/api/shared-games',
  summary: 'Invite a friend to play a game together.',
  isCreating: true,
  input: {
    body: z.object({
      friendId: Id,
      club: z.enum(SHARED_CLUBS),
      /** What the message says. */
      content: text(MOST_MESSAGE_CHARACTERS),
    }),
  },
  output: SharedGame,
  rule: ({ body }) => (isBlank(body.content) ? ['messageEmpty'] : undefined),
  limit: perHour(60),
  errors: ['messageEmpty', 'friendsOnly'],
});

/** Turns one card over. What is on it comes with the answer. */
export const turnSharedCard = endpoint({
  method: 'post',
  path: '/api/shared-games/:id/turns',
  summary: 'Turn a card over in a game that you play together with a friend.',
  isCreating: true,
  input: { ...ofOne, body: z.object({ card: z.int().check(z.gte(0), z.lte(99)) }) },
  output: SharedGame,
  limit: perHour(600),
  errors: ['sharedGameNotFound', 'sharedGameEnded', 'notYourTurn', 'cardNotDown'],
});

/** Adds the stars of a finished round to what both gather. */
export const addSharedRound = endpoint({
  method: 'post',
  path: '/api/shared-games/:id/rounds',
  summary: 'Add a finished round to what you gather together with a friend.',
  isCreating: true,
  input: { ...ofOne, body: Round },
  output: SharedGame,
  limit: perHour(240),
  errors: ['sharedGameNotFound', 'sharedGameEnded', 'sharedRoundImpossible'],
});

/** Ends it for both. Again is the same; what is over stays as it is. */
export const endSharedGame = endpoint({
  method: 'delete',
  path: '/api/shared-games/:id',
  summary: 'Stop a game that you play together with a friend.',
  input: ofOne,
  output: SharedGame,
  limit: perHour(240),
  errors: ['sharedGameNotFound'],
});
