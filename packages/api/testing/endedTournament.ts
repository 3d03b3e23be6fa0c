import { TOURNAMENT_DAYS } from '@friendbase/contract';
import { tournament, tournamentId } from '@friendbase/contract/conformance';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import type { Seed } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { member } from './members.ts';

/** A tournament of 120 that is over, and how it has to be settled. */
export const ID = tournamentId(1);
export const START = new Date(Date.UTC(2030, 0, 1, 17));
export const DAY_MS = 86_400_000;
export const END = new Date(START.getTime() + TOURNAMENT_DAYS * DAY_MS);
export const POOL = 1000;
export const FEE = 15;
export const START_FBB = 40;
/** So many take part that they are paid in several transactions. */
export const NAMES = Array.from({ length: 120 }, (_, n) => `member${n}`);
/** These have played. */
export const PLAYERS = NAMES.slice(0, 70);
const SHARE = Math.floor(POOL / PLAYERS.length);

export const played = (isReached: boolean, start = START): Seed => ({
  ...EMPTY_SEED,
  members: NAMES.map((name) => ({
    ...member(name),
    friendbaseBucks: START_FBB,
    ...(name === 'member0' && { role: 'moderator' as const }),
  })),
  tournaments: [
    tournament(1, {
      startDate: start.toISOString(),
      maxParticipants: 200,
      entryFee: FEE,
      prizePool: POOL,
      stars: isReached ? TOURNAMENT_DAYS * NAMES.length : 1,
    }),
  ],
  tournamentEntries: NAMES.map((name) => ({ tournamentId: ID, userId: `${name}-id` })),
  tournamentDays: PLAYERS.map((name) => ({
    tournamentId: ID,
    userId: `${name}-id`,
    day: '2030-01-02',
    rounds: 1,
    stars: 1,
  })),
});

/** What each has, and how often they were told. */
export async function booksOf(db: Knex) {
  const users = await db<{ id: string; friendbaseBucks: number }>('users').select('id', 'friendbaseBucks');
  const notes = await db<{ memberId: string; kind: string }>('notifications')
    .where({ kind: 'tournament' })
    .select('memberId');
  const balances = new Map(users.map(({ id, friendbaseBucks }) => [id, friendbaseBucks]));
  return {
    balances: NAMES.map((name) => balances.get(`${name}-id`)),
    told: notes.length,
    settled: (await db('tournaments').whereNotNull('settledAt')).length,
  };
}

export const REACHED = {
  balances: NAMES.map((name) => START_FBB + (PLAYERS.includes(name) ? SHARE : 0)),
  told: NAMES.length,
  settled: 1,
};
export const FEES_BACK = { balances: NAMES.map(() => START_FBB + FEE), told: NAMES.length, settled: 1 };
