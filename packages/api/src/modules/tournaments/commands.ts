import {
  apiError,
  joinError,
  joinProblem,
  roundDay,
  roundError,
  roundProblem,
  ROUNDS_A_DAY,
  starsOf,
  statusAt,
} from '@friendbase/contract';
import type { JoinProblem, Round, TournamentEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { insertIfAbsent } from '../../db/transact.ts';
import { balanceOf, pay } from '../users/bucks.ts';
import {
  ENDED,
  lastStart,
  requireTournament,
  tournamentSeen,
  TournamentDayModel,
  TournamentEntryModel,
  TournamentModel,
} from './model.ts';
import { decide } from './settle.ts';

interface Joining {
  tournamentId: string;
  memberId: string;
  now: Date;
}

/**
 * Takes a place and pays the fee, both or nothing, all judged at the instant `now`. Each step is one guarded
 * statement, so that no two members take the last place and nobody pays twice. Throws 404, and 409 as the contract's `joinProblem` says.
 */
export async function joinOnce(trx: Knex.Transaction, joining: Joining): Promise<TournamentEntry> {
  const { tournamentId, memberId } = joining;
  const tournament = await requireTournament(trx, tournamentId, joining);
  const errorResponse = async (problem: JoinProblem, fee = tournament.entryFee) =>
    apiError(...joinError(problem, fee, await balanceOf(trx, memberId)));
  if (!(await addEntry(trx, joining))) throw await errorResponse('joined');
  const entryFee = await takePlace(trx, joining);
  if (entryFee === undefined) throw await errorResponse(await whyNoPlace(trx, joining));
  if (!(await pay(trx, memberId, entryFee))) throw await errorResponse('balance', entryFee);
  return tournamentSeen(trx, tournamentId, joining);
}

/** Read again: it may have started or filled up since. */
async function whyNoPlace(trx: Knex.Transaction, joining: Joining): Promise<JoinProblem> {
  const latest = await requireTournament(trx, joining.tournamentId, joining);
  return joinProblem({ ...latest, isJoinedByUser: false }, latest.entryFee) ?? 'full';
}

const addEntry = (trx: Knex.Transaction, { tournamentId, memberId, now }: Joining): Promise<boolean> =>
  insertIfAbsent(trx, TournamentEntryModel.tableName, {
    tournamentId,
    userId: memberId,
    createdAt: now.toISOString(),
  });

/**
 * While it is upcoming, as the contract's `statusAt` says. Times are ISO 8601 in UTC: text order is time order. Answers the fee of that
 * instant: it may have been changed since it was read, and with this place it cannot be anymore.
 */
async function takePlace(trx: Knex.Transaction, { tournamentId, now }: Joining): Promise<number | undefined> {
  const [taken] = await TournamentModel.query(trx)
    .where({ id: tournamentId, status: 'upcoming' })
    .where('startDate', '>', now.toISOString())
    .whereRaw('participant_count < max_participants')
    .patch({ participantCount: raw('participant_count + 1') })
    .returning('entryFee');
  return taken?.entryFee;
}

/**
 * Adds the stars of a round to the goal of all. Counted a day and for all in guarded statements, so that no number at once counts
 * more than there can be. Throws 404, and as the contract's `roundProblem` says.
 */
export async function addRoundOnce(
  trx: Knex.Transaction,
  round: Round,
  joining: Joining,
): Promise<{ addedStars: number; tournament: TournamentEntry }> {
  const { tournamentId } = joining;
  const tournament = await requireTournament(trx, tournamentId, joining);
  const problem = roundProblem(tournament, round);
  if (problem) throw apiError(...roundError(problem));
  const stars = starsOf(round);
  const isCounted = await countRound(trx, stars, joining);
  // It may have ended, or been called off, since it was read.
  if (isCounted && !(await addStars(trx, stars, joining))) throw apiError('tournamentNotActive');
  return {
    addedStars: isCounted ? stars : 0,
    tournament: await tournamentSeen(trx, tournamentId, joining),
  };
}

/** Answers whether it is counted: not more than some a day. */
async function countRound(
  trx: Knex.Transaction,
  stars: number,
  { tournamentId, memberId, now }: Joining,
): Promise<boolean> {
  const counted: unknown[] = await trx(TournamentDayModel.tableName)
    .insert({ tournamentId, userId: memberId, day: roundDay(now), rounds: 1, stars })
    .onConflict(['tournamentId', 'userId', 'day'])
    .merge({
      rounds: trx.raw('tournament_days.rounds + 1'),
      stars: trx.raw('tournament_days.stars + excluded.stars'),
    })
    .where('tournament_days.rounds', '<', ROUNDS_A_DAY)
    .returning('rounds');
  return counted.length > 0;
}

/** While it is active, as the contract's `statusAt` says, and not settled. */
const addStars = async (
  trx: Knex.Transaction,
  stars: number,
  { tournamentId, now }: Joining,
): Promise<boolean> =>
  (await TournamentModel.query(trx)
    .where({ id: tournamentId, outcome: null })
    .whereNotIn('status', ENDED)
    .where('startDate', '>', lastStart(now))
    .patch({ stars: raw('stars + ?', stars) })) === 1;

/**
 * Calls a tournament off for good; who calls this pays all fees back once that is committed (`PayOut`). Not in the same transaction:
 * it would have the tournament while it waits for members, whose rounds have them and wait for the tournament. The row is locked
 * from the first look on: whoever settles it at the same time is first, and then it is too late. Answers the name of what was
 * called off by this, and nothing where it was before. Throws 404 and 409.
 */
export async function callOff(trx: Knex.Transaction, id: string, now: Date): Promise<string | undefined> {
  const found = await TournamentModel.query(trx).findById(id).forUpdate();
  if (!found) throw apiError('tournamentNotFound');
  if (found.outcome === 'cancelled') return undefined;
  if (found.outcome !== null || statusAt(found, now) === 'completed') throw apiError('tournamentOver');
  await found.$query(trx).patch({ status: 'cancelled' });
  await decide(trx, id, now);
  return found.name;
}
