import * as z from 'zod/mini';
import { Bucks, canPay } from './bucks.ts';
import { Count } from './count.ts';
import { endpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { Id, Timestamp } from './text.ts';

export const TOURNAMENT_STATUSES = ['upcoming', 'active', 'completed', 'cancelled'] as const;
export const TournamentStatus = z.enum(TOURNAMENT_STATUSES);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

/** Amounts are in FBB. Source: product spec §3 and §9. */
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

/** The server's refusal of a join, 409. */
export function joinRefusal(problem: JoinProblem, entryFee: number, balanceFbb: number): Reason {
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

/** By start, the latest last; among equals by id. */
export const listTournaments = endpoint({
  method: 'get',
  path: '/api/tournaments',
  summary: 'Read the tournaments, in the order of their start.',
  input: {},
  output: z.array(TournamentEntry),
});

/** Pays the entry fee and takes a place, both or nothing. 404 for an unknown tournament, 409 as `joinRefusal` says. */
export const joinTournament = endpoint({
  method: 'post',
  path: '/api/tournaments/:id/join',
  summary: 'Join a tournament for its entry fee.',
  isCreating: true,
  input: { params: z.object({ id: Id }) },
  output: TournamentEntry,
  limit: perHour(120),
  refusals: [
    'tournamentNotFound',
    'tournamentJoined',
    'tournamentClosed',
    'tournamentFull',
    'notEnoughBucks',
  ],
});
