import * as z from 'zod/mini';
import { Bucks, canPay } from './users.ts';
import { Count, Id, Timestamp } from './text.ts';
import { endpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { FriendsAmong } from './friendships.ts';
import { DescribedPicture } from './media.ts';
import { TOURNAMENT_OUTCOMES, type Settlement } from './tournamentResult.ts';
import { rewardDay } from './videos.ts';

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

/** Stars a day from each who has joined: as many as any finished round adds at least. */
const GOAL_STARS_A_DAY = 1;

/** How many stars all of a tournament gather together. Nobody joins once it has begun, so it stays the same then. */
export const goalOf = ({ participantCount }: Pick<Tournament, 'participantCount'>): number =>
  participantCount * TOURNAMENT_DAYS * GOAL_STARS_A_DAY;

/** How many rounds of a member are counted a day in one tournament: whoever plays more plays for the joy of it. */
export const ROUNDS_A_DAY = 20;

/** The day a round counts for, in UTC. */
export const roundDay = rewardDay;

/** Amounts are in FBB. Source: product spec §3 and §9; owner's decisions, “Tournaments”. */
export const Tournament = z.object({
  id: Id,
  name: z.string(),
  gameName: z.string(),
  description: z.string(),
  /** The same in easy words; empty where nobody wrote them. */
  easyName: z._default(z.string(), ''),
  easyDescription: z._default(z.string(), ''),
  status: TournamentStatus,
  prizePool: Bucks,
  entryFee: Bucks,
  participantCount: Count,
  maxParticipants: Count,
  startDate: Timestamp,
  /** What all have added together, and what they gather for. */
  stars: Count,
  goalStars: Count,
  outcome: z.nullable(z.enum(TOURNAMENT_OUTCOMES)),
});
export type Tournament = z.infer<typeof Tournament>;

/** A tournament as it is stored: its goal follows from who takes part. */
export type StoredTournament = Omit<Tournament, 'goalStars'>;

/** A tournament as one member sees it. */
export const TournamentEntry = z.extend(Tournament, {
  isJoinedByUser: z.boolean(),
  ownStarsToday: Count,
  /** How many more rounds of theirs are counted today. */
  roundsLeftToday: Count,
  /** What they got at its end, once it was paid. */
  ownPaidFbb: z.nullable(Bucks),
  /** Who plays of their friends, while it is active. */
  friendsIn: FriendsAmong,
  /** An organizer's own, in place of the drawing of its game. */
  photo: z.optional(DescribedPicture),
});
export type TournamentEntry = z.infer<typeof TournamentEntry>;

/** The same without other people and without what it looks like: all that decides what the member may do. */
export type JudgedTournament = Omit<TournamentEntry, 'friendsIn' | 'photo'>;

/** What a member has to do with a tournament. */
export interface OwnPart {
  isJoinedByUser: boolean;
  ownStarsToday: number;
  ownRoundsToday: number;
  ownPaidFbb: number | null;
}

/** A stored tournament as one member sees it at an instant. */
export const entrySeen = (
  stored: StoredTournament,
  { ownRoundsToday, ...own }: OwnPart,
  now: Date,
): JudgedTournament => ({
  ...stored,
  ...own,
  status: statusAt(stored, now),
  goalStars: goalOf(stored),
  roundsLeftToday: Math.max(0, ROUNDS_A_DAY - ownRoundsToday),
});

/**
 * How a tournament that is over or cancelled is settled. The prize pool is shared in equal, whole FBB among who played at least
 * once; what cannot be shared equally is paid to nobody, so that no one gets more than another.
 */
export function settlementOf(
  tournament: Pick<StoredTournament, 'status' | 'stars' | 'participantCount' | 'prizePool'>,
  playerCount: number,
): Settlement {
  if (tournament.status === 'cancelled') return { outcome: 'cancelled', shareFbb: 0 };
  if (playerCount === 0 || tournament.stars < goalOf(tournament)) return { outcome: 'missed', shareFbb: 0 };
  return { outcome: 'reached', shareFbb: Math.floor(tournament.prizePool / playerCount) };
}

/** What stops a member from joining. */
export type JoinProblem = 'joined' | 'closed' | 'full' | 'balance';

/** The first thing that stops a member with this balance from joining, if anything does. Source: product spec §5. */
export function joinProblem(tournament: JudgedTournament, balanceFbb: number): JoinProblem | undefined {
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

/**
 * Calls a tournament off before its end: entry fees go back at once. Again is the same. 409 once it is over: what was decided then
 * stays.
 */
export const cancelTournament = endpoint({
  method: 'post',
  path: '/api/moderation/tournaments/:id/cancel',
  summary: 'Call a tournament off: entry fees go back.',
  access: 'moderator',
  input: { params: z.object({ id: Id }) },
  output: Tournament,
  limit: perHour(120),
  errors: ['passkeyNeeded', 'tournamentNotFound', 'tournamentOver'],
});
