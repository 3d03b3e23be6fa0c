import * as z from 'zod/mini';
import { Bucks, canPay } from './users.ts';
import { Count, Id, Timestamp } from './text.ts';
import { endpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';

export const TOURNAMENT_STATUSES = ['upcoming', 'active', 'completed', 'cancelled'] as const;
export const TournamentStatus = z.enum(TOURNAMENT_STATUSES);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

/** How long a tournament goes on after its start: a week, so that nobody has to hurry. */
export const TOURNAMENT_DAYS = 7;

const DAY_MS = 86_400_000;

/** Statuses in the order in which a tournament goes through them. */
const COURSE: readonly TournamentStatus[] = ['upcoming', 'active', 'completed'];

/**
 * The status of a stored tournament at an instant. The clock moves it on, from upcoming to active at its start and to
 * completed `TOURNAMENT_DAYS` later, and never back: one that was stored as active or completed early stays so, and a
 * cancelled one stays cancelled. The one place of this rule: no job writes a status.
 */
export function statusAt(
  { status, startDate }: Pick<Tournament, 'status' | 'startDate'>,
  now: Date,
): TournamentStatus {
  if (status === 'cancelled') return status;
  const sinceStartMs = now.getTime() - Date.parse(startDate);
  const byClock =
    sinceStartMs < 0 ? 'upcoming' : sinceStartMs < TOURNAMENT_DAYS * DAY_MS ? 'active' : 'completed';
  return COURSE.indexOf(byClock) > COURSE.indexOf(status) ? byClock : status;
}

/**
 * Amounts are in FBB. The prize pool is a number of the game and never paid: no result of a game reaches the server,
 * so there is no winner to pay it to. Source: product spec §3 and §9.
 */
export const Tournament = z.object({
  id: Id,
  name: z.string(),
  gameName: z.string(),
  description: z.string(),
  status: TournamentStatus,
  prizePool: Bucks,
  entryFee: Bucks,
  participantCount: Count,
  maxParticipants: Count,
  startDate: Timestamp,
});
export type Tournament = z.infer<typeof Tournament>;

/** A tournament as one member sees it. */
export const TournamentEntry = z.extend(Tournament, { isJoinedByUser: z.boolean() });
export type TournamentEntry = z.infer<typeof TournamentEntry>;

/** What stops a member from joining. */
export type JoinProblem = 'joined' | 'closed' | 'full' | 'balance';

/** The first thing that stops a member with this balance from joining, if anything does. Source: product spec §5. */
export function joinProblem(tournament: TournamentEntry, balanceFbb: number): JoinProblem | undefined {
  const { isJoinedByUser, status, participantCount, maxParticipants, entryFee } = tournament;
  if (isJoinedByUser) return 'joined';
  if (status !== 'upcoming') return 'closed';
  if (participantCount >= maxParticipants) return 'full';
  return canPay(balanceFbb, entryFee) ? undefined : 'balance';
}

/** The server's error response of a join, 409. */
export function joinError(problem: JoinProblem, entryFee: number, balanceFbb: number): Reason {
  switch (problem) {
    case 'joined':
      return ['tournamentJoined'];
    case 'closed':
      return ['tournamentClosed'];
    case 'full':
      return ['tournamentFull'];
    case 'balance':
      return ['notEnoughBucks', { priceFbb: entryFee, balanceFbb }];
  }
}

/** By start, the latest last; among equals by id. Each has its status of this moment, as `statusAt` says. */
export const listTournaments = endpoint({
  method: 'get',
  path: '/api/tournaments',
  summary: 'Read the tournaments, in the order of their start.',
  input: {},
  output: z.array(TournamentEntry),
});

/** Pays the entry fee and takes a place, both or nothing, before the start alone. 404 for an unknown tournament, 409 as `joinError` says. */
export const joinTournament = endpoint({
  method: 'post',
  path: '/api/tournaments/:id/join',
  summary: 'Join a tournament for its entry fee.',
  isCreating: true,
  input: { params: z.object({ id: Id }) },
  output: TournamentEntry,
  limit: perHour(120),
  errors: ['tournamentNotFound', 'tournamentJoined', 'tournamentClosed', 'tournamentFull', 'notEnoughBucks'],
});
