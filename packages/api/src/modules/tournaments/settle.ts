import { paymentOf, settlementOf, statusAt, toldOfTournament } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { transact } from '../../db/transact.ts';
import type { Live } from '../../live/live.ts';
import { earn, holdMembers } from '../users/bucks.ts';
import {
  ENDED,
  isOver,
  lastStart,
  TournamentDayModel,
  TournamentEntryModel,
  TournamentModel,
} from './model.ts';

/** Who is paid in one transaction. */
const BATCH = 50;
/** Tournaments a sweep: the next one goes on. */
const MOST = 50;

/**
 * Decides for good how a tournament went. Guarded by what it was decided from: a round that was under way at the end is in it, or
 * it is decided again.
 */
export async function decide(db: Knex, id: string, now: Date): Promise<void> {
  const tournament = await TournamentModel.query(db).findById(id);
  if (!tournament || tournament.outcome !== null || !isOver(tournament, now)) return;
  const { status: stored, stars, participantCount, prizePool } = tournament;
  const players = await TournamentDayModel.query(db).where({ tournamentId: id }).distinct('userId');
  const settlement = settlementOf(
    { status: statusAt(tournament, now), stars, participantCount, prizePool },
    players.length,
  );
  await TournamentModel.query(db)
    .where({ id, outcome: null, status: stored, stars, participantCount })
    .patch(settlement);
}

/**
 * Pays some who have not been paid, in few statements: their calls wait until it ends. Each is marked by a guarded statement in
 * the transaction that pays: of two processes one does. Answers how many it has looked at: none when all are paid.
 */
async function paySome(trx: Knex.Transaction, id: string, live: Pick<Live, 'tell'>): Promise<number> {
  const tournament = await TournamentModel.query(trx).findById(id);
  const outcome = tournament?.outcome ?? null;
  if (!tournament || outcome === null || outcome === 'none') return 0;
  const unpaid = await TournamentEntryModel.query(trx)
    .where({ tournamentId: id, paidFbb: null })
    .orderBy('userId')
    .limit(BATCH);
  const ids = unpaid.map(({ userId }) => userId);
  if (ids.length === 0) return 0;
  await holdMembers(trx, ids);
  const days = await TournamentDayModel.query(trx).where({ tournamentId: id }).whereIn('userId', ids);
  const players = new Set(days.map(({ userId }) => userId));
  const { shareFbb, entryFee } = tournament;
  for (const isPlayer of [true, false]) {
    const paidFbb = paymentOf({ outcome, shareFbb, entryFee }, isPlayer);
    const marked = await TournamentEntryModel.query(trx)
      .where({ tournamentId: id, paidFbb: null })
      .whereIn(
        'userId',
        ids.filter((userId) => players.has(userId) === isPlayer),
      )
      .patch({ paidFbb })
      .returning('userId');
    const paid = marked.map(({ userId }) => userId);
    if (paidFbb > 0) await earn(trx, paid, paidFbb);
    live.tell(trx, ...paid.map((userId) => toldOfTournament(id, userId)));
  }
  return ids.length;
}

/** Once everybody is paid. */
const close = (db: Knex, id: string, now: Date): PromiseLike<number> =>
  TournamentModel.query(db)
    .where({ id, settledAt: null })
    .whereNotNull('outcome')
    .whereNotExists(TournamentModel.relatedQuery('entries').whereNull('paidFbb'))
    .patch({ settledAt: now.toISOString() });

export interface Settling {
  db: Knex;
  live: Pick<Live, 'tell' | 'flush'>;
  logger: Logger;
  /** Called between two steps: throws where this process has to stop. */
  goOn?: () => Promise<void>;
}

/** In small steps: stopped between any two, the next sweep finds what is left. */
async function settle(
  { db, live, goOn = async () => undefined }: Settling,
  id: string,
  now: Date,
): Promise<void> {
  await goOn();
  await transact(db, (trx) => decide(trx, id, now));
  for (;;) {
    await goOn();
    const looked = await transact(db, async (trx) => {
      const count = await paySome(trx, id, live);
      await live.flush(trx);
      return count;
    });
    if (looked === 0) break;
  }
  await goOn();
  await close(db, id, now);
}

/** What is to be settled: some of it, the oldest first. */
export const dueQuery = (db: Knex, now: Date) =>
  TournamentModel.query(db)
    .select('id')
    .whereNull('settledAt')
    .where((query) => void query.where('startDate', '<=', lastStart(now)).orWhereIn('status', ENDED))
    .orderBy('startDate')
    .limit(MOST);

/** A tournament that fails is left to the next sweep. */
const settleOrLog = (settling: Settling, id: string, now: Date): Promise<void> =>
  settle(settling, id, now).catch((error: unknown) =>
    settling.logger.error({ err: error }, 'tournament not settled to its end'),
  );

/** Pays for a tournament that was called off, as far as it can: the next sweep goes on. */
export type PayOut = (id: string) => Promise<void>;

export const payOutWith =
  ({ clock, ...settling }: Settling & { clock: { now(): Date } }): PayOut =>
  (id) =>
    settleOrLog(settling, id, clock.now());

/**
 * Settles what is over or was called off, and pays for it, each once. One tournament after the other, so that one that fails holds
 * up no other.
 */
export async function sweepTournaments(settling: Settling, now: Date): Promise<void> {
  const due = await dueQuery(settling.db, now);
  for (const { id } of due) await settleOrLog(settling, id, now);
}
