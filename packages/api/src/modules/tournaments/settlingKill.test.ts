import { join } from 'node:path';
import { casesInTier, isLong } from '@friendbase/contract/conformance';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLive } from '../../live/live.ts';
import { insertSeed } from '../../seeds/seed.ts';
import { openFile, openOnPostgres } from '../../../testing/databases.ts';
import {
  booksOf,
  END,
  FEES_BACK,
  NAMES,
  played,
  REACHED,
  START,
  START_FBB,
} from '../../../testing/endedTournament.ts';
import { cheapPasswords } from '../../../testing/members.ts';
import { runProgram } from '../../../testing/program.ts';
import { sweepTournaments } from './settle.ts';

const PROGRAM = join(import.meta.dirname, '../../../testing/settleProgram.ts');
/** Each start of the program takes a second: before some of the statements, and before each in the long tier. */
const STEP = isLong() ? 1 : 12;

const sweep = (db: Knex, now: Date) =>
  sweepTournaments(
    { db, live: createLive({ db, clock: { now: () => now } }), logger: pino({ level: 'silent' }) },
    now,
  );

/** Called off while it is played, and nobody paid yet. */
const CALLED_OFF = { status: 'cancelled', outcome: 'cancelled' };

/** As before it was settled. */
async function beginAnew(db: Knex, begun: Partial<typeof CALLED_OFF>): Promise<void> {
  for (const table of ['notifications', 'liveEvents']) await db(table).delete();
  await db('tournamentEntries').update({ paidFbb: null });
  await db('tournaments').update({ outcome: null, shareFbb: 0, settledAt: null, ...begun });
  await db('users').update({ friendbaseBucks: START_FBB });
}

interface Payment {
  userId: string;
  paidFbb: number | null;
  friendbaseBucks: number;
  told: string | null;
}

/** Whoever is marked has it and was told, and nobody else: the names of those of whom that is not so. */
async function mistakes(db: Knex): Promise<string[]> {
  const all = await db<Payment>('tournamentEntries')
    .join('users', 'users.id', 'tournamentEntries.userId')
    .leftJoin('notifications', 'notifications.memberId', 'users.id')
    .select<Payment[]>('userId', 'paidFbb', 'friendbaseBucks', 'notifications.memberId as told');
  const wrong = all.filter(
    ({ paidFbb, friendbaseBucks, told }) =>
      friendbaseBucks !== START_FBB + (paidFbb ?? 0) || (told === null) !== (paidFbb === null),
  );
  return [...wrong.map(({ userId }) => userId), ...all.slice(NAMES.length).map(({ userId }) => userId)];
}

/** In the short tier PostgreSQL alone: `kill.test.ts` kills a program on SQLite, and `settling.test.ts` stops each payment. */
const places = [
  { name: 'PostgreSQL', open: openOnPostgres },
  { name: 'SQLite', open: openFile },
];

const payments = [
  ['prizes', { isReached: true, begun: {}, now: END, books: REACHED }],
  ['fees', { isReached: false, begun: {}, now: END, books: FEES_BACK }],
  ['fees of a call-off', { isReached: true, begun: CALLED_OFF, now: START, books: FEES_BACK }],
] as const;

describe.each(casesInTier(places, 1))('settling on $name by a program that is killed', ({ open }) => {
  it.each(casesInTier(payments, 1))(
    'pays %s once each, before whichever statement it is killed',
    { timeout: 600_000 },
    async (_, { isReached, begun, now, books }) => {
      const { db, location, close } = await open();
      await insertSeed(db, played(isReached), now, cheapPasswords);
      let kills = 0;
      for (let statement = 1; ; statement += STEP) {
        await beginAnew(db, begun);
        const args = [JSON.stringify(location), now.toISOString(), String(statement)];
        await using program = runProgram({}, args, PROGRAM);
        const { code, stdout, stderr } = await program.ended;
        expect(await mistakes(db), `before statement ${statement}`).toEqual([]);
        const isEnded = code === 0;
        expect([code, stdout.slice(0, 5), stderr]).toEqual(isEnded ? [0, 'ended', ''] : [null, '', '']);
        if (isEnded) break;
        kills += 1;
        await sweep(db, now);
        expect(await booksOf(db), `before statement ${statement}`).toEqual(books);
      }
      expect(kills * STEP).toBeGreaterThan(30);
      await close();
    },
  );
});
