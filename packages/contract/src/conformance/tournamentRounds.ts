import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import { isApiError } from '../errors.ts';
import { listNotifications } from '../notifications.ts';
import type { Seed } from '../fixtures/seed.ts';
import { addRound } from '../tournamentRounds.ts';
import type { Round } from '../tournamentRounds.ts';
import {
  cancelTournament,
  joinTournament,
  listTournaments,
  ROUNDS_A_DAY,
  TOURNAMENT_DAYS,
} from '../tournaments.ts';
import type { TournamentEntry } from '../tournaments.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { afterStart, balanceOf, goodRound, START, tournament, tournamentId } from './moneySeeds.ts';
import { among, memberId, NAMES, START_FBB, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ID = tournamentId(1);
const POOL = 100;
const FEE = 15;

/** A tournament that begins at `START`, with these in it. Gwen is a moderator. */
const joinedBy = (names: readonly Name[], stars = 0): Seed => {
  const seed = among(NAMES, []);
  return {
    ...seed,
    members: seed.members.map((one) => (one.id === memberId('gwen') ? { ...one, role: 'moderator' } : one)),
    tournaments: [
      tournament(1, {
        startDate: START.toISOString(),
        maxParticipants: 8,
        entryFee: FEE,
        prizePool: POOL,
        stars,
      }),
    ],
    tournamentEntries: names.map((name) => ({ tournamentId: ID, userId: memberId(name) })),
  };
};

const END_MS = TOURNAMENT_DAYS * DAY_MS;

const play = (visitor: Visitor, round: Partial<Round> = {}) =>
  visitor.call(addRound, { params: { id: ID }, body: { ...goodRound, ...round } });

const seenBy = async (visitor: Visitor): Promise<TournamentEntry> =>
  (await visitor.call(listTournaments, {}))[0]!;

/** These, logged in at an instant. */
async function at(backend: Backend, ms: number, ...names: Name[]): Promise<Visitor[]> {
  backend.moveTo(afterStart(ms));
  const visitors: Visitor[] = [];
  for (const name of names) visitors.push(await backend.as(name));
  return visitors;
}

/** The balances after the end, once all was swept twice: nothing is paid again. */
async function balancesAfterEnd(backend: Backend, ...names: Name[]): Promise<number[]> {
  const members = await at(backend, END_MS, ...names);
  await backend.sweep();
  await backend.sweep();
  return Promise.all(members.map(balanceOf));
}

/** What was told of a tournament to a member. */
const resultsOf = async (visitor: Visitor) =>
  (await visitor.call(listNotifications, {})).items.flatMap((one) =>
    one.kind === 'tournament' ? [one.result] : [],
  );

/** Rounds, and what they add to the goal of all. */
export function tournamentRoundsConform(backendName: string, open: OpenBackend): void {
  describe(`rounds of a tournament on ${backendName}`, () => {
    it('are refused to who did not join, of an unknown tournament, before the start and after the end', async () => {
      await using backend = await open(joinedBy(['ann']));
      const given = { params: { id: ID }, body: goodRound };
      const [early] = await at(backend, -MINUTE_MS, 'ann');
      await expectCallError(early!, addRound, given, 'tournamentNotActive');
      const [ann, ben] = await at(backend, 0, 'ann', 'ben');
      await expectCallError(ben!, addRound, given, 'tournamentNotJoined');
      await expectCallError(ann!, addRound, { ...given, params: { id: UNKNOWN_ID } }, 'tournamentNotFound');
      const [late] = await at(backend, END_MS, 'ann');
      await expectCallError(late!, addRound, given, 'tournamentNotActive');
      expect(await seenBy(late!)).toMatchObject({ stars: 0, ownStarsToday: 0 });
    });

    it('are refused where no game can give them, and change nothing', async () => {
      await using backend = await open(joinedBy(['ann']));
      const [ann] = await at(backend, 0, 'ann');
      for (const wrong of [
        { game: 'math' },
        { level: 'easy' },
        { turns: 7 },
        { turns: 1000, seconds: 499 },
      ] as const)
        await expectCallError(
          ann!,
          addRound,
          { params: { id: ID }, body: { ...goodRound, ...wrong } },
          'roundImpossible',
        );
      expect(await seenBy(ann!)).toMatchObject({ stars: 0, ownStarsToday: 0, roundsLeftToday: ROUNDS_A_DAY });
    });

    it('add the stars that the server derives, whatever is claimed, and show them to all', async () => {
      await using backend = await open(joinedBy(['ann', 'ben']));
      const [ann, ben] = await at(backend, 0, 'ann', 'ben');
      const claimed = { ...goodRound, turns: 20, stars: 99, addedStars: 99, userId: memberId('ben') };
      const answer = await ask(ann!, 'post', fillPath(addRound.path, { id: ID }), claimed);
      expect(JSON.parse(answer.raw)).toMatchObject({
        addedStars: 2,
        tournament: { stars: 2, goalStars: 14, ownStarsToday: 2, roundsLeftToday: ROUNDS_A_DAY - 1 },
      });
      await expect(play(ben!)).resolves.toMatchObject({
        addedStars: 3,
        tournament: { stars: 5, ownStarsToday: 3 },
      });
      expect(await seenBy(ann!)).toMatchObject({ stars: 5, ownStarsToday: 2 });
    });

    it('count once however often they come with the same key', async () => {
      await using backend = await open(joinedBy(['ann']));
      const [ann] = await at(backend, 0, 'ann');
      const send = () =>
        ask(ann!, 'post', fillPath(addRound.path, { id: ID }), goodRound, { 'idempotency-key': 'a-round' });
      const answers = await Promise.all(await atOnce(times(8, ann!), send));
      expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
      expect(await seenBy(ann!)).toMatchObject({ stars: 3, roundsLeftToday: ROUNDS_A_DAY - 1 });
    });

    it('count twenty a day of a member, of sixty at once, and as many again the next day', async () => {
      await using backend = await open(joinedBy(['ann', 'ben']));
      const [ann, ben] = await at(backend, 0, 'ann', 'ben');
      const played = await Promise.all(await atOnce(times(60, ann!), (visitor) => play(visitor)));
      const counted = played.filter(({ addedStars }) => addedStars > 0);
      expect(counted).toHaveLength(ROUNDS_A_DAY);
      expect(counted.map(({ tournament: { stars } }) => stars).sort((a, b) => a - b)).toEqual(
        Array.from({ length: ROUNDS_A_DAY }, (_, n) => 3 * (n + 1)),
      );
      await expect(play(ben!)).resolves.toMatchObject({ addedStars: 3, tournament: { stars: 63 } });
      const [tomorrow] = await at(backend, DAY_MS, 'ann');
      expect(await seenBy(tomorrow!)).toMatchObject({ ownStarsToday: 0, roundsLeftToday: ROUNDS_A_DAY });
      await expect(play(tomorrow!)).resolves.toMatchObject({ addedStars: 3, tournament: { stars: 66 } });
    });
  });
}

/** How a tournament ends, and what is paid for it. */
export function tournamentEndsConform(backendName: string, open: OpenBackend): void {
  describe(`the end of a tournament on ${backendName}`, () => {
    it('shares the pool among who played, once, in whole FBB, and tells who had joined', async () => {
      await using backend = await open(joinedBy(['ann', 'ben', 'cleo', 'dora'], 7 * 4 - 7));
      const [ann, ben, cleo] = await at(backend, 0, 'ann', 'ben', 'cleo');
      await play(ann!);
      await play(ann!);
      await play(ben!);
      await play(cleo!, { turns: 30 });
      const share = Math.floor(POOL / 3);
      expect(await balancesAfterEnd(backend, 'ann', 'ben', 'cleo', 'dora', 'ed')).toEqual([
        ...times(3, START_FBB + share),
        ...times(2, START_FBB),
      ]);
      const after = await Promise.all((['ann', 'dora', 'ed'] as const).map((name) => backend.as(name)));
      const result = { name: 'Cup 1', outcome: 'reached' };
      expect(await Promise.all(after.map(resultsOf))).toEqual([
        [{ ...result, paidFbb: share }],
        [{ ...result, paidFbb: 0 }],
        [],
      ]);
      expect(await seenBy(after[0]!)).toMatchObject({ outcome: 'reached', ownPaidFbb: share });
    });

    it('gives fees back one star before the goal', async () => {
      await using backend = await open(joinedBy(['ann', 'ben'], 14 - 4));
      const [ann] = await at(backend, 0, 'ann');
      await play(ann!);
      expect(await balancesAfterEnd(backend, 'ann', 'ben', 'cleo')).toEqual([
        START_FBB + FEE,
        START_FBB + FEE,
        START_FBB,
      ]);
      expect(await resultsOf(await backend.as('ben'))).toEqual([
        { name: 'Cup 1', outcome: 'missed', paidFbb: FEE },
      ]);
    });

    it('takes in whoever comes of sixty joins at once, and gives each exactly their fee back', async () => {
      await using backend = await open(joinedBy([]));
      const members = await at(backend, -DAY_MS, ...NAMES);
      const joins = times(60, members).flatMap((all, n) => all[n % all.length] ?? []);
      const joining = await atOnce(joins, (visitor) => visitor.call(joinTournament, { params: { id: ID } }));
      const results = await Promise.allSettled(joining);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(NAMES.length);
      expect(await Promise.all(members.map(balanceOf))).toEqual(times(NAMES.length, START_FBB - FEE));
      expect(await balancesAfterEnd(backend, ...NAMES)).toEqual(times(NAMES.length, START_FBB));
    });

    it('comes for one alone as well: a tournament with few begins all the same', async () => {
      await using backend = await open(joinedBy(['ann']));
      const [ann] = await at(backend, 0, 'ann');
      for (let n = 0; n < 3; n += 1) await play(ann!);
      expect(await balancesAfterEnd(backend, 'ann')).toEqual([START_FBB + POOL]);
    });

    it('cannot come before it is time', async () => {
      await using backend = await open(joinedBy(['ann'], 7));
      const [ann] = await at(backend, END_MS - MINUTE_MS, 'ann');
      await backend.sweep();
      expect(await seenBy(ann!)).toMatchObject({ status: 'active', outcome: null, ownPaidFbb: null });
      expect(await balanceOf(ann!)).toBe(START_FBB);
    });
  });
}

/** Tournaments that do not take place. */
export function cancellingConform(backendName: string, open: OpenBackend): void {
  const params = { id: ID };
  describe(`calling a tournament off on ${backendName}`, () => {
    it('is nothing that members know of', async () => {
      await using backend = await open(joinedBy(['ann']));
      await expectCallError(await backend.as('ann'), cancelTournament, { params }, 'nothingHere');
    });

    it('gives fees back at once and once, however many call it off, and ends the rounds', async () => {
      await using backend = await open(joinedBy(['ann', 'ben'], 14));
      const [ann, ben, gwen] = await at(backend, 0, 'ann', 'ben', 'gwen');
      await play(ann!);
      await Promise.all(
        await atOnce(times(8, gwen!), (visitor) => visitor.call(cancelTournament, { params })),
      );
      expect(await Promise.all([ann!, ben!, gwen!].map(balanceOf))).toEqual([
        START_FBB + FEE,
        START_FBB + FEE,
        START_FBB,
      ]);
      expect(await seenBy(ann!)).toMatchObject({
        status: 'cancelled',
        outcome: 'cancelled',
        ownPaidFbb: FEE,
      });
      await expectCallError(ann!, addRound, { params, body: goodRound }, 'tournamentNotActive');
      expect(await resultsOf(ben!)).toEqual([{ name: 'Cup 1', outcome: 'cancelled', paidFbb: FEE }]);
      expect(await balancesAfterEnd(backend, 'ann', 'ben')).toEqual(times(2, START_FBB + FEE));
    });

    it('has one result of sixty rounds and calls-off at once: the stars that were counted, and each fee back once', async () => {
      await using backend = await open(joinedBy(['ann', 'ben']));
      const [ann, ben, gwen] = await at(backend, 0, 'ann', 'ben', 'gwen');
      let counted = 0;
      const playOrBeRefused = async (visitor: Visitor): Promise<string> => {
        try {
          counted += (await play(visitor)).addedStars;
          return 'counted';
        } catch (error) {
          return (isApiError(error) && error.code) || String(error);
        }
      };
      const cancel = async (visitor: Visitor): Promise<string> => {
        await visitor.call(cancelTournament, { params });
        return 'cancelled';
      };
      const each = times(20, [ann!, ben!, gwen!]).flat();
      const results = await Promise.all(
        await atOnce(each, (visitor, n) => (n % 3 === 2 ? cancel(visitor) : playOrBeRefused(visitor))),
      );
      const refused = results.filter((result) => result !== 'counted' && result !== 'cancelled');
      expect(new Set([...refused, 'tournamentNotActive'])).toEqual(new Set(['tournamentNotActive']));
      expect(results.filter((result) => result === 'cancelled')).toHaveLength(20);
      for (const visitor of [ann!, ben!]) {
        expect(await seenBy(visitor)).toMatchObject({
          stars: counted,
          outcome: 'cancelled',
          ownPaidFbb: FEE,
        });
        expect(await resultsOf(visitor)).toHaveLength(1);
      }
      expect(await balancesAfterEnd(backend, 'ann', 'ben', 'gwen')).toEqual([
        ...times(2, START_FBB + FEE),
        START_FBB,
      ]);
    });

    it('finds none under an unknown id, and comes too late after the end, whether it was paid or not', async () => {
      await using backend = await open(joinedBy(['ann'], 7));
      const [gwen, ann] = await at(backend, 0, 'gwen', 'ann');
      await expectCallError(gwen!, cancelTournament, { params: { id: UNKNOWN_ID } }, 'tournamentNotFound');
      await play(ann!);
      const [later] = await at(backend, END_MS, 'gwen');
      await expectCallError(later!, cancelTournament, { params }, 'tournamentOver');
      await backend.sweep();
      await expectCallError(later!, cancelTournament, { params }, 'tournamentOver');
      expect(await balanceOf(await backend.as('ann'))).toBe(START_FBB + POOL);
    });
  });
}

/** Refused before any handler runs. */
export function roundShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong round on ${backendName}`, () => {
    it.each([
      ['game', 'chess'],
      ['level', 'brutal'],
      ['turns', 0],
      ['turns', 1.5],
      ['turns', 1001],
      ['seconds', 0],
      ['seconds', 604_801],
    ])('is refused for its %s %s', async (field, value) => {
      await using backend = await open(joinedBy(['ann']));
      const [ann] = await at(backend, 0, 'ann');
      const answer = await ask(ann!, 'post', fillPath(addRound.path, { id: ID }), {
        ...goodRound,
        [field]: value,
      });
      expectError(answer, ...invalid(field));
    });
  });
}
