import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { Count, Id } from './text.ts';
import { TOURNAMENT_DAYS, TournamentEntry } from './tournaments.ts';
import type { JudgedTournament } from './tournaments.ts';

export const ROUND_GAMES = ['memory', 'numbers', 'math', 'words'] as const;
export type RoundGame = (typeof ROUND_GAMES)[number];

export const ROUND_LEVELS = ['easy', 'medium', 'hard'] as const;
export type RoundLevel = (typeof ROUND_LEVELS)[number];

/** What is played, and how hard that is. */
export interface ClubGame {
  game: RoundGame;
  level: RoundLevel;
}

/** What a tournament plays, by the club that its `gameName` is. Source: product spec §4 “Club to game”. */
const CLUB_GAMES: ReadonlyMap<string, ClubGame> = new Map<string, ClubGame>([
  ['Memory Match', { game: 'memory', level: 'hard' }],
  ['Speed Thinking', { game: 'memory', level: 'easy' }],
  ['Memory Palace', { game: 'memory', level: 'medium' }],
  ['Number Games', { game: 'numbers', level: 'easy' }],
  ['Pattern Recognition', { game: 'numbers', level: 'medium' }],
  ['Attention Training', { game: 'numbers', level: 'hard' }],
  ['Brain Training', { game: 'math', level: 'medium' }],
  ['Problem Solving', { game: 'math', level: 'hard' }],
  ['Mood Boosters', { game: 'math', level: 'easy' }],
  ['Word Puzzle Club', { game: 'words', level: 'hard' }],
  ['Calm & Focus', { game: 'words', level: 'easy' }],
]);

/** The games that a tournament can be played in. */
export const CLUB_GAME_NAMES: readonly string[] = [...CLUB_GAMES.keys()];

/** Nothing for a game that is not known here: such a tournament cannot be played. */
export const clubGameOf = (gameName: string): ClubGame | undefined => CLUB_GAMES.get(gameName);

/** The pairs of a memory game. */
export const ROUND_PAIRS: Readonly<Record<RoundLevel, number>> = { easy: 4, medium: 6, hard: 8 };

/** More than any round has, and longer than any takes: breaks count, so a round may last as long as its tournament. */
export const MOST_ROUND_TURNS = 1000;
export const MOST_ROUND_SECONDS = TOURNAMENT_DAYS * 86_400;

/** Nobody turns two cards over, or solves anything, in less. */
const LEAST_TURN_MS = 500;

/** A finished round, as it was played. How many stars it adds is not for who sends it to say. */
export const Round = z.object({
  game: z.enum(ROUND_GAMES),
  level: z.enum(ROUND_LEVELS),
  /** Of memory the moves until all pairs were found; of the others what was solved: sequences, sums, words. */
  turns: z.int().check(z.gte(1), z.lte(MOST_ROUND_TURNS)),
  /** From its beginning to its end, with all breaks. */
  seconds: z.int().check(z.gte(1), z.lte(MOST_ROUND_SECONDS)),
});
export type Round = z.infer<typeof Round>;

/** From how many turns on there are two stars, and three. */
const STARS_FROM: Readonly<Record<Exclude<RoundGame, 'memory'>, readonly [two: number, three: number]>> = {
  numbers: [3, 5],
  math: [5, 10],
  words: [4, 8],
};

/** The stars of a finished round: 1 to 3, for what was done in it and never for how fast. */
export function starsOf({ game, level, turns }: Round): number {
  if (game === 'memory') {
    const movesAPair = turns / ROUND_PAIRS[level];
    return movesAPair <= 2 ? 3 : movesAPair <= 3 ? 2 : 1;
  }
  const [two, three] = STARS_FROM[game];
  return turns >= three ? 3 : turns >= two ? 2 : 1;
}

/** Whether a game of these can have been played like this. */
export function isPossible({ game, level, turns, seconds }: Round, club: ClubGame | undefined): boolean {
  if (club?.game !== game || club.level !== level) return false;
  if (game === 'memory' && turns < ROUND_PAIRS[level]) return false;
  return seconds * 1000 >= turns * LEAST_TURN_MS;
}

/** What stops a round from being taken. */
export type RoundProblem = 'notJoined' | 'notActive' | 'impossible';

/** The first thing that stops a round, if anything does. Whether it is counted is another matter: `ROUNDS_A_DAY`. */
export function roundProblem(tournament: JudgedTournament, round: Round): RoundProblem | undefined {
  const { isJoinedByUser, status, outcome, gameName } = tournament;
  if (!isJoinedByUser) return 'notJoined';
  if (status !== 'active' || outcome !== null) return 'notActive';
  return isPossible(round, clubGameOf(gameName)) ? undefined : 'impossible';
}

const PROBLEM_ERRORS = {
  notJoined: ['tournamentNotJoined'],
  notActive: ['tournamentNotActive'],
  impossible: ['roundImpossible'],
} as const satisfies Record<RoundProblem, Reason>;

/** The server's error response to a round. */
export const roundError = (problem: RoundProblem): Reason => PROBLEM_ERRORS[problem];

/** Adds the stars of a finished round to the goal of all. One that is not counted anymore today adds none, and is no error. */
export const addRound = endpoint({
  method: 'post',
  path: '/api/tournaments/:id/rounds',
  summary: 'Add a finished round of a tournament that you joined.',
  isCreating: true,
  input: { params: z.object({ id: Id }), body: Round },
  output: z.object({ addedStars: Count, tournament: TournamentEntry }),
  limit: perHour(240),
  errors: ['tournamentNotFound', 'tournamentNotJoined', 'tournamentNotActive', 'roundImpossible'],
});
