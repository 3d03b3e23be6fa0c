import {
  addRound,
  cancelTournament,
  joinTournament,
  listTournaments,
  ROUNDS_A_DAY,
  TOURNAMENT_DAYS,
} from '@friendbase/contract';
import type { ApiError } from '@friendbase/contract';
import { goodRound, tournament } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { createLive } from '../../live/live.ts';
import {
  booksOf,
  DAY_MS,
  END,
  FEE,
  FEES_BACK,
  ID,
  NAMES,
  played,
  PLAYERS,
  POOL,
  REACHED,
  START,
  START_FBB,
} from '../../../testing/endedTournament.ts';
import { json } from '../../../testing/members.ts';
import { databases, databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi, TestApi } from '../../../testing/openApi.ts';
import { planOf, statementOf } from '../../../testing/plans.ts';
import { callOff } from './commands.ts';
import { dueQuery, payOutWith, sweepTournaments } from './settle.ts';

const params = { id: ID };
/** Time for some calls. */
const SOON_OVER = new Date(END.getTime() - 3_600_000);
const logger = pino({ level: 'silent' });

/** These have joined, and play late. */
const LATE = NAMES.slice(100);

const settlingOn = (db: Knex, goOn?: () => Promise<void>) => ({
  db,
  live: createLive({ db, clock: { now: () => END } }),
  logger,
  ...(goOn && { goOn }),
});

const sweep = (db: Knex, goOn?: () => Promise<void>) => sweepTournaments(settlingOn(db, goOn), END);

const starsOf = async ({ db }: TestApi): Promise<number | undefined> =>
  (await db<{ stars: number }>('tournaments').select('stars'))[0]?.stars;

/** What twenty, who have not played, are told when they do one thing while others do another. */
async function race(
  api: TestApi,
  act: (someone: Visitor) => Promise<unknown>,
  others: (() => Promise<unknown>)[],
) {
  const visitors: Visitor[] = [];
  for (const name of LATE) visitors.push(await api.as(name));
  const half = LATE.length / 2;
  const [answers] = await Promise.all([
    Promise.allSettled(visitors.slice(0, half).map(act)),
    ...others.map((other) => other()),
  ]);
  answers.push(...(await Promise.allSettled(visitors.slice(half).map(act))));
  return {
    done: LATE.filter((_, n) => answers[n]?.status === 'fulfilled'),
    refused: answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as ApiError).code] : [],
    ),
  };
}

const openAtEnd = async (openApi: OpenApi, isReached: boolean) => {
  const api = await openApi(played(isReached));
  api.moveTo(END);
  return api;
};

describe.each(databasesInTier)('rounds of a tournament on $name', ({ openApi }) => {
  it(
    'counts no more of a thousand rounds, of which a hundred come at once, than a day has, and slows down who sends them',
    { tags: 'long', timeout: 60_000 },
    async () => {
      await using api = await openApi(played(false));
      api.moveTo(START);
      const someone = await api.as('member1');
      const path = addRound.path.replace(':id', ID);
      // As many connections as the system takes in time, on a busy machine too.
      const turns = Array.from({ length: 100 }, async () => {
        const answered: number[] = [];
        for (let n = 0; n < 10; n += 1)
          answered.push((await someone.request(path, json('POST', goodRound))).status);
        return answered;
      });
      const answers = (await Promise.all(turns)).flat();
      const count = (...statuses: number[]) => answers.filter((status) => statuses.includes(status)).length;
      // A busy machine asks some to come back: those are neither counted nor lost.
      expect(count(200, 429, 503)).toBe(answers.length);
      expect(count(200)).toBeLessThanOrEqual(240);
      expect(count(429)).toBeGreaterThanOrEqual(760 - count(503));
      const stars = 3 * ROUNDS_A_DAY;
      const [seen] = await someone.call(listTournaments, {});
      expect(seen).toMatchObject({ stars: 1 + stars, ownStarsToday: stars, roundsLeftToday: 0 });
      expect(await api.db('tournamentDays').where({ userId: 'member1-id' })).toHaveLength(2);
    },
  );
});

describe.each(databases)('settling a tournament on $name', ({ openApi }) => {
  it.each([
    ['shares the pool', true, REACHED],
    ['gives the fees back', false, FEES_BACK],
  ])('%s, and goes on where it was stopped, after each of its steps', async (_, isReached, books) => {
    await using api = await openAtEnd(openApi, isReached);
    let stops = 0;
    // Each sweep is stopped one step later than the one before.
    for (let isDone = false; !isDone; stops += 1) {
      let steps = 0;
      isDone = true;
      await sweep(api.db, async () => {
        steps += 1;
        if (steps <= stops) return;
        isDone = false;
        throw new Error('Stopped.');
      });
    }
    expect(stops).toBeGreaterThan(2);
    expect(await booksOf(api.db)).toEqual(books);
    await sweep(api.db);
    expect(await booksOf(api.db)).toEqual(books);
  });

  it('takes back a payment whose transaction was broken off, and pays it once', async () => {
    await using api = await openAtEnd(openApi, true);
    const settling = settlingOn(api.db);
    let failures = 0;
    const flush = async (trx: Knex.Transaction) => {
      if (failures++ === 1) throw new Error('Killed before the commit.');
      await settling.live.flush(trx);
    };
    await sweepTournaments({ ...settling, live: { ...settling.live, flush } }, END);
    const { balances, told } = await booksOf(api.db);
    const marked = await api.db('tournamentEntries').whereNotNull('paidFbb');
    expect(marked).toHaveLength(told);
    expect(balances.filter((fbb) => fbb !== START_FBB).length).toBeLessThan(PLAYERS.length);
    await sweep(api.db);
    expect(await booksOf(api.db)).toEqual(REACHED);
  });

  it('pays once where several processes settle at once', async () => {
    await using api = await openAtEnd(openApi, true);
    await Promise.all(Array.from({ length: 4 }, () => sweep(api.db)));
    await sweep(api.db);
    expect(await booksOf(api.db)).toEqual(REACHED);
  });

  it('gives the fees back once where it was called off by a process that ended before it paid', async () => {
    await using api = await openApi(played(true));
    await transact(api.db, (trx) => callOff(trx, ID, SOON_OVER));
    expect(await booksOf(api.db)).toEqual({ balances: NAMES.map(() => START_FBB), told: 0, settled: 0 });
    for (let turn = 0; turn < 2; turn += 1) {
      await sweepTournaments(settlingOn(api.db), SOON_OVER);
      expect(await booksOf(api.db)).toEqual(FEES_BACK);
    }
  });

  it('pays the prize or the fees, and never both, where it is called off while it is paid', async () => {
    await using api = await openApi(played(true));
    // Called off a moment before the end, and settled a moment after it: by clocks that differ a little.
    const before = new Date(END.getTime() - 1);
    const payOut = payOutWith({ ...settlingOn(api.db), clock: { now: () => before } });
    const cancel = () => transact(api.db, (trx) => callOff(trx, ID, before)).then(() => payOut(ID));
    await Promise.allSettled([sweep(api.db), cancel(), sweep(api.db), cancel()]);
    await sweep(api.db);
    const [{ outcome } = { outcome: '' }] = await api
      .db<{ outcome: string }>('tournaments')
      .select('outcome');
    expect(['reached', 'cancelled']).toContain(outcome);
    expect(await booksOf(api.db)).toEqual(outcome === 'reached' ? REACHED : FEES_BACK);
  });

  it('counts a round at its end, or refuses it, and shares the pool among all whose rounds it has', async () => {
    await using api = await openApi(played(true));
    api.moveTo(SOON_OVER);
    const answers = await race(api, (someone) => someone.call(addRound, { params, body: goodRound }), [
      () => sweep(api.db),
      () => sweep(api.db),
    ]);
    await sweep(api.db);
    expect(answers.refused).toEqual(answers.refused.map(() => 'tournamentNotActive'));
    const players = [...PLAYERS, ...answers.done];
    const share = Math.floor(POOL / players.length);
    expect(await booksOf(api.db)).toEqual({
      ...REACHED,
      balances: NAMES.map((name) => START_FBB + (players.includes(name) ? share : 0)),
    });
    expect(await starsOf(api)).toBe(TOURNAMENT_DAYS * NAMES.length + 3 * answers.done.length);
  });

  it('counts a round beside a call-off, or refuses it, and gives every fee back once', async () => {
    await using api = await openApi(played(true));
    api.moveTo(SOON_OVER);
    const moderator = await api.as('member0');
    const cancel = () => moderator.call(cancelTournament, { params });
    const play = (someone: Visitor) => someone.call(addRound, { params, body: goodRound });
    const answers = await race(api, play, [cancel, cancel]);
    expect(answers.refused).toEqual(answers.refused.map(() => 'tournamentNotActive'));
    expect(await starsOf(api)).toBe(TOURNAMENT_DAYS * NAMES.length + 3 * answers.done.length);
    expect(await booksOf(api.db)).toEqual(FEES_BACK);
  });

  it('takes a member in beside a call-off, or refuses them, and leaves nobody without their fee', async () => {
    const { tournamentEntries, ...seed } = played(true);
    const early = tournamentEntries.filter(({ userId }) => !LATE.some((name) => userId === `${name}-id`));
    await using api = await openApi({ ...seed, tournamentEntries: early, tournamentDays: [] });
    api.moveTo(new Date(START.getTime() - DAY_MS));
    const moderator = await api.as('member0');
    const cancel = () => moderator.call(cancelTournament, { params });
    const join = (someone: Visitor) => someone.call(joinTournament, { params });
    const answers = await race(api, join, [cancel, cancel]);
    expect(answers.refused).toEqual(answers.refused.map(() => 'tournamentClosed'));
    // Who joined paid the fee and has it back; who was refused never paid.
    expect(await booksOf(api.db)).toEqual({
      balances: NAMES.map((name) => START_FBB + (LATE.includes(name) ? 0 : FEE)),
      told: early.length + answers.done.length,
      settled: 1,
    });
    expect(await api.db('tournaments').select('participantCount')).toEqual([
      { participantCount: early.length + answers.done.length },
    ]);
  });

  it('stands in the record once where a moderator calls it off', async () => {
    await using api = await openApi(played(true));
    api.moveTo(SOON_OVER);
    const moderator = await api.as('member0');
    for (let press = 0; press < 2; press += 1) await moderator.call(cancelTournament, { params });
    const lines = await api.db<{ act: string; moderatorId: string; details: string }>('moderationRecord');
    expect(lines.map(({ act, moderatorId, details }) => [act, moderatorId, JSON.parse(details)])).toEqual([
      ['calledOff', 'member0-id', { plan: ID, kind: 'tournament', title: 'Cup 1' }],
    ]);
  });

  it('comes too late to be called off once it has begun to pay', async () => {
    await using api = await openAtEnd(openApi, true);
    let steps = 0;
    await sweep(api.db, async () => {
      if ((steps += 1) > 2) throw new Error('Stopped.');
    });
    api.moveTo(new Date(END.getTime() - DAY_MS));
    const moderator = await api.as('member0');
    await expect(moderator.call(cancelTournament, { params })).rejects.toMatchObject({
      code: 'tournamentOver',
    });
    await sweep(api.db);
    expect(await booksOf(api.db)).toEqual(REACHED);
  });

  it('is read from an index, whatever was settled before', async () => {
    await using api = await openApi(played(false));
    const settled = Array.from({ length: 2000 }, (_, n) => ({
      ...tournament(n + 2),
      participantCount: 0,
      stars: 0,
      outcome: 'missed',
      settledAt: START.toISOString(),
    }));
    await api.db.batchInsert('tournaments', settled, 50);
    await api.db.raw('analyze tournaments');
    const plan = await planOf(api.db, await statementOf(api.db, dueQuery(api.db, END)));
    expect(plan.scanned, plan.text).toEqual([]);
    expect(plan.text).toContain('tournaments_unsettled');
  });
});
