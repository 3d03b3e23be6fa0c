import { ROUNDS_A_DAY, TOURNAMENT_DAYS } from '@friendbase/contract';
import { goodRound } from '@friendbase/contract/conformance';
import type { Seed } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { openPostgres } from './db/open.ts';
import { connectPostgres } from './db/postgres.ts';
import { LIMITS } from './http/limits.ts';
import { insertSeed } from './seeds/seed.ts';
import { bucksSeed, NO_MISTAKES, readBooks, SEEDED_AT } from '../testing/bucks.ts';
import { booksOf, DAY_MS, FEES_BACK, ID, NAMES, played, REACHED } from '../testing/endedTournament.ts';
import { json, PASSWORD, cheapPasswords } from '../testing/members.ts';
import { createDatabase } from '../testing/postgres.ts';
import { runProgram } from '../testing/program.ts';

const FORTY = Array.from({ length: 40 }, (_, n) => `member${n}`);

const IRIS = {
  username: 'iris',
  email: 'iris@example.com',
  displayName: 'Iris',
  password: PASSWORD,
  challengeType: 'cognitive',
};

/** Two processes on one database that holds `bucksSeed`. */
const openTwo = (names: string[], rateLimitScale = 100) => openTwoOn(bucksSeed(names), rateLimitScale);

/** Two processes on one database that holds a seed. */
async function openTwoOn(seed: Seed, rateLimitScale = 100) {
  const database = await createDatabase();
  const seeding = await openPostgres(database.url);
  await insertSeed(seeding, seed, new Date(SEEDED_AT), cheapPasswords);
  await seeding.destroy();
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: String(rateLimitScale) };
  const programs = [runProgram(env), runProgram(env)];
  const addresses = await Promise.all(programs.map((program) => program.ready()));
  const db = connectPostgres(database.url);
  return {
    db,
    addressOf: (n: number) => addresses[n % 2] ?? '',
    async [Symbol.asyncDispose]() {
      await db.destroy();
      for (const program of programs) await program[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function logIn(address: string, username: string): Promise<string> {
  const body = { username, password: PASSWORD };
  const response = await fetch(`${address}/api/auth/login`, json('POST', body));
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** How many of forty calls at once were answered with which status. */
async function fortyTimes(call: (n: number) => Promise<Response>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => call(n)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Asks again where ten passwords took a busy machine longer to hash than a server lets anybody wait. */
async function untilTaken(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let n = 1; answer.status === 503 && n < 5; n += 1) answer = await ask();
  return answer;
}

const post = (address: string, path: string, cookie: string): Promise<Response> =>
  fetch(address + path, json('POST', {}, { cookie }));

describe('forty at once over two processes', () => {
  it('pay for as many rewards as the balance allows, and no more', async () => {
    await using two = await openTwo(['ann']);
    const cookie = await logIn(two.addressOf(0), 'ann');
    const answers = await fortyTimes((n) => post(two.addressOf(n), '/api/rewards/treat/redeem', cookie));
    expect(answers).toEqual({ 200: 2, 409: 38 });
    expect(await two.db('users').select('friendbaseBucks')).toEqual([{ friendbaseBucks: 10 }]);
    expect(await readBooks(two.db)).toEqual(NO_MISTAKES);
  });

  it('give the last place of a tournament to one member, who alone pays', async () => {
    await using two = await openTwo(FORTY);
    const cookies: string[] = [];
    for (const [n, name] of FORTY.entries()) cookies.push(await logIn(two.addressOf(n), name));
    const answers = await fortyTimes((n) =>
      post(two.addressOf(n), '/api/tournaments/cup/join', cookies[n] ?? ''),
    );
    expect(answers).toEqual({ 200: 1, 409: 39 });
    expect(await two.db('users').where({ friendbaseBucks: 25 })).toHaveLength(1);
    expect(await readBooks(two.db)).toEqual(NO_MISTAKES);
  });

  it('carry out one call, which has one key, once, and all get its answer', async () => {
    await using two = await openTwo(['ann']);
    const headers = { cookie: await logIn(two.addressOf(0), 'ann'), 'idempotency-key': 'one-key' };
    const redeem = (n: number) =>
      fetch(`${two.addressOf(n)}/api/rewards/treat/redeem`, json('POST', {}, headers));
    const codes = new Set<string>();
    const answers = await fortyTimes(async (n) => {
      const answer = await redeem(n);
      codes.add(await answer.clone().text());
      return answer;
    });
    expect({ answers, codes: codes.size }).toEqual({ answers: { 200: 40 }, codes: 1 });
    expect(await two.db('users').select('friendbaseBucks')).toEqual([{ friendbaseBucks: 25 }]);
    expect(await readBooks(two.db)).toEqual(NO_MISTAKES);
  });

  it('open one account for one sign-up, and a session for each answer', async () => {
    await using two = await openTwo(['ann']);
    const signUp = (n: number) =>
      fetch(`${two.addressOf(n)}/api/auth/register`, json('POST', IRIS, { 'idempotency-key': 'one-key' }));
    const answers = await Promise.all([0, 1, 2, 3].map(signUp));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie()[0])).size).toBe(4);
    expect(await two.db('users').where({ username: 'iris' })).toHaveLength(1);
    expect(
      await two.db('sessions').where({ userId: ((await answers[0]!.json()) as { id: string }).id }),
    ).toHaveLength(4);
  });

  it('pay once for one video', async () => {
    await using two = await openTwo(['ann']);
    const cookie = await logIn(two.addressOf(0), 'ann');
    const answers = await fortyTimes((n) => post(two.addressOf(n), '/api/videos/small-steps/reward', cookie));
    expect(answers).toEqual({ 200: 40 });
    expect(await readBooks(two.db)).toEqual(NO_MISTAKES);
  });
});

describe('a tournament over two processes', () => {
  const agoDays = (days: number) => new Date(Date.now() - days * DAY_MS);
  const cancelPath = `/api/moderation/tournaments/${ID}/cancel`;
  const play = (address: string, cookie: string) =>
    fetch(`${address}/api/tournaments/${ID}/rounds`, json('POST', goodRound, { cookie }));
  const starsIn = async (db: Knex) => (await db('tournaments').first('stars')) as { stars: number };

  it('counts as many rounds of a member as a day has, of forty at once', async () => {
    await using two = await openTwoOn(played(false, agoDays(1)));
    const cookie = await logIn(two.addressOf(0), 'member1');
    expect(await fortyTimes((n) => play(two.addressOf(n), cookie))).toEqual({ 200: 40 });
    // One that was seeded.
    expect(await starsIn(two.db)).toEqual({ stars: 1 + 3 * ROUNDS_A_DAY });
    expect(await two.db('tournamentDays').where({ userId: 'member1-id', rounds: ROUNDS_A_DAY })).toHaveLength(
      1,
    );
  });

  it.each([
    ['prizes', true, REACHED],
    ['fees', false, FEES_BACK],
  ])('pays %s once, which both begin to pay as they start', async (_, isReached, books) => {
    await using two = await openTwoOn(played(isReached, agoDays(8)));
    await expect.poll(() => booksOf(two.db), { timeout: 60_000 }).toEqual(books);
  });

  it('gives each fee back once where both call it off while forty play', async () => {
    await using two = await openTwoOn(played(true, agoDays(1)));
    const moderator = await logIn(two.addressOf(0), 'member0');
    const cookies: string[] = [];
    for (const n of FORTY.keys()) cookies.push(await logIn(two.addressOf(n), NAMES.at(-1 - n) ?? ''));
    const [answers, ...calledOff] = await Promise.all([
      fortyTimes((n) => play(two.addressOf(n), cookies[n] ?? '')),
      ...[0, 1].map((n) => post(two.addressOf(n), cancelPath, moderator)),
    ]);
    expect(calledOff.map(({ status }) => status)).toEqual([200, 200]);
    const { 200: counted = 0, 409: refused = 0 } = answers;
    expect(counted + refused).toBe(40);
    expect(await starsIn(two.db)).toEqual({ stars: TOURNAMENT_DAYS * NAMES.length + 3 * counted });
    expect(await booksOf(two.db)).toEqual(FEES_BACK);
  });
});

describe('two processes', () => {
  it('know a session of each other, and that it was ended there', async () => {
    await using two = await openTwo(['ann']);
    const cookie = await logIn(two.addressOf(0), 'ann');
    const whoIs = async (n: number) =>
      (await fetch(`${two.addressOf(n)}/api/auth/me`, { headers: { cookie } })).status;
    expect(await Promise.all([whoIs(0), whoIs(1)])).toEqual([200, 200]);
    await post(two.addressOf(0), '/api/auth/logout', cookie);
    expect(await whoIs(1)).toBe(401);
  });

  it('count tries together', async () => {
    await using two = await openTwo(['ann'], 1);
    const { tries } = LIMITS.wrongPassword;
    const guess = (n: number) =>
      fetch(
        `${two.addressOf(n)}/api/auth/login`,
        json('POST', { username: 'nobody', password: 'wrong one' }),
      );
    const answers = await Promise.all(Array.from({ length: tries * 2 }, (_, n) => guess(n)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(tries);
  });

  it('give a name to one of many who ask at once', async () => {
    await using two = await openTwo(['ann']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        untilTaken(() => fetch(`${two.addressOf(n)}/api/auth/register`, json('POST', IRIS))),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});
