import { joinProblem, joinError, apiError } from '@friendbase/contract';
import type { JoinProblem, TournamentEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { insertIfAbsent } from '../../db/transact.ts';
import { balanceOf, pay } from '../users/bucks.ts';
import { readTournament, TournamentEntryModel, TournamentModel } from './model.ts';

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
  const tournament = await readTournament(trx, tournamentId, joining);
  if (!tournament) throw apiError('tournamentNotFound');
  const { entryFee } = tournament;
  const errorResponse = async (problem: JoinProblem) =>
    apiError(...joinError(problem, entryFee, await balanceOf(trx, memberId)));
  if (!(await addEntry(trx, joining))) throw await errorResponse('joined');
  if (!(await takePlace(trx, joining))) throw await errorResponse(await whyNoPlace(trx, joining));
  if (!(await pay(trx, memberId, entryFee))) throw await errorResponse('balance');
  return { ...tournament, ...(await readTournament(trx, tournamentId, joining)) };
}

/** Read again: it may have started or filled up since. */
async function whyNoPlace(trx: Knex.Transaction, joining: Joining): Promise<JoinProblem> {
  const latest = await readTournament(trx, joining.tournamentId, joining);
  return (latest && joinProblem({ ...latest, isJoinedByUser: false }, latest.entryFee)) ?? 'full';
}

const addEntry = (trx: Knex.Transaction, { tournamentId, memberId, now }: Joining): Promise<boolean> =>
  insertIfAbsent(trx, TournamentEntryModel.tableName, {
    tournamentId,
    userId: memberId,
    createdAt: now.toISOString(),
  });

/** While it is upcoming, as the contract's `statusAt` says. Times are ISO 8601 in UTC: text order is time order. */
const takePlace = async (trx: Knex.Transaction, { tournamentId, now }: Joining): Promise<boolean> =>
  (await TournamentModel.query(trx)
    .where({ id: tournamentId, status: 'upcoming' })
    .where('startDate', '>', now.toISOString())
    .whereRaw('participant_count < max_participants')
    .patch({ participantCount: raw('participant_count + 1') })) === 1;
