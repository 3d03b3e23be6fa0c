import { describe, expect, it } from 'vitest';
import { apiError } from '../apiError.ts';
import { seededTournament } from '../fixtures/seed.ts';
import { joinError, joinTournament, listTournaments, ROUNDS_A_DAY } from '../tournaments.ts';
import type { JoinProblem } from '../tournaments.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { expectOnly, times } from './atOnce.ts';
import {
  balanceOf,
  CLOSED_TO_ANN,
  everyTournament,
  joinNth,
  onePlace,
  tournament,
  tournamentId,
  tournamentsOf,
  withTournaments,
} from './moneySeeds.ts';
import { among, memberId, NAMES, START_FBB, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const WHY: Record<keyof typeof CLOSED_TO_ANN, JoinProblem> = {
  active: 'closed',
  completed: 'closed',
  cancelled: 'closed',
  full: 'full',
  dear: 'balance',
  joined: 'joined',
};

/** Listing tournaments, and joining them for a fee. */
export function tournamentsConform(backendName: string, open: OpenBackend): void {
  describe(`tournaments on ${backendName}`, () => {
    it('finds none under an unknown id, and takes nothing for it', async () => {
      await using backend = await open(everyTournament);
      const ann = await backend.as('ann');
      for (const id of [UNKNOWN_ID, 'constructor', '__proto__']) {
        await expectCallError(ann, joinTournament, { params: { id } }, 'tournamentNotFound');
      }
      expect(await balanceOf(ann)).toBe(START_FBB);
    });

    it('refuses a join that cannot be, says why, and changes nothing', async () => {
      await using backend = await open(everyTournament);
      const ann = await backend.as('ann');
      const before = await tournamentsOf(ann);
      for (const [kind, n] of Object.entries(CLOSED_TO_ANN)) {
        const fee = everyTournament.tournaments[n - 1]!.entryFee;
        const why = apiError(...joinError(WHY[kind as keyof typeof WHY], fee, START_FBB));
        const params = { id: tournamentId(n) };
        await expectCallError(ann, joinTournament, { params }, why.code!, why.message);
      }
      expect(await tournamentsOf(ann)).toEqual(before);
      expect(await balanceOf(ann)).toBe(START_FBB);
    });

    it('shows all of them with their players, and which of them the reader is in', async () => {
      await using backend = await open(everyTournament);
      const { raw } = await ask(await backend.as('ann'), 'get', listTournaments.path);
      const counts: Record<string, number> = { 4: 1, 6: 1, 7: 1 };
      expect(JSON.parse(raw)).toEqual(
        everyTournament.tournaments.map((seeded, n) => ({
          ...seededTournament(seeded),
          participantCount: counts[n + 1] ?? 0,
          goalStars: 7 * (counts[n + 1] ?? 0),
          isJoinedByUser: n + 1 === CLOSED_TO_ANN.joined,
          ownStarsToday: 0,
          roundsLeftToday: ROUNDS_A_DAY,
          ownPaidFbb: null,
          // Ben, a friend, has joined two that are still to come.
          friendsIn: { count: 0, faces: [] },
        })),
      );
    });

    it('names friends alone among those who play, three by face', async () => {
      const seed = among(NAMES, [
        ['ann', 'ben', 'accepted'],
        ['cleo', 'ann', 'accepted'],
        ['ann', 'ed', 'accepted'],
        ['ann', 'finn', 'accepted'],
        ['ann', 'dora', 'pending'],
        ['gwen', 'ann', 'blocked'],
      ]);
      const tournamentEntries = NAMES.map((name) => ({
        tournamentId: tournamentId(1),
        userId: memberId(name),
      }));
      await using backend = await open({
        ...seed,
        tournaments: [tournament(1, { maxParticipants: 8, status: 'active' }), tournament(2)],
        tournamentEntries,
      });
      const friendsIn = async (name: Name) =>
        (await tournamentsOf(await backend.as(name))).map((one) => ({
          count: one.friendsIn.count,
          faces: one.friendsIn.faces.map(({ displayName }) => displayName),
        }));
      const none = { count: 0, faces: [] };
      expect(await friendsIn('ann')).toEqual([{ count: 4, faces: ['Ben', 'Cleo', 'Ed'] }, none]);
      expect(await friendsIn('dora')).toEqual([none, none]);
    });

    it('orders them by their start, and at one instant by id', async () => {
      const startDate = '2030-02-01T08:00:00.000Z';
      await using backend = await open(
        withTournaments(tournament(9), ...[4, 2, 3].map((n) => tournament(n, { startDate })), tournament(5)),
      );
      const shown = await tournamentsOf(await backend.as('ann'));
      expect(shown.map(({ id }) => id)).toEqual([5, 9, 2, 3, 4].map(tournamentId));
    });

    it('takes the fee and a place, and shows both to all', async () => {
      await using backend = await open(everyTournament);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const joined = await joinNth(ann, 7);
      expect(joined).toMatchObject({
        ...everyTournament.tournaments[6],
        participantCount: 2,
        goalStars: 14,
        isJoinedByUser: true,
      });
      expect((await tournamentsOf(ann))[6]).toEqual(joined);
      expect((await tournamentsOf(ben))[6]).toEqual(joined);
      expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([START_FBB - 15, START_FBB]);
      expect((await tournamentsOf(ben))[5]).toMatchObject({ isJoinedByUser: false, participantCount: 1 });
    });

    it('joins for nobody but the one who asks, at no other fee', async () => {
      await using backend = await open(everyTournament);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const claimed = { userId: memberId('ben'), entryFee: 0, friendbaseBucks: 9999 };
      const answer = await ask(ann, 'post', `/api/tournaments/${tournamentId(7)}/join`, claimed);
      expect(answer.status, answer.raw).toBe(200);
      expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([START_FBB - 15, START_FBB]);
    });

    it.each([0, START_FBB])('can be joined with just enough for a fee of %i FBB', async (entryFee) => {
      await using backend = await open(withTournaments(tournament(1, { entryFee })));
      const ann = await backend.as('ann');
      await joinNth(ann, 1);
      expect(await balanceOf(ann)).toBe(START_FBB - entryFee);
    });

    it('refuses what the balance no longer pays for', async () => {
      await using backend = await open(withTournaments(tournament(1), tournament(2), tournament(3)));
      const ann = await backend.as('ann');
      await joinNth(ann, 1);
      await joinNth(ann, 2);
      const params = { id: tournamentId(3) };
      await expectCallError(
        ann,
        joinTournament,
        { params },
        'notEnoughBucks',
        'takes 15 FriendBase Bucks. You have 10.',
      );
      expect(await balanceOf(ann)).toBe(10);
    });

    it('lets a member in once, who asks eight times at once', async () => {
      await using backend = await open(withTournaments(tournament(1, { entryFee: 5, maxParticipants: 20 })));
      const ann = await backend.as('ann');
      await expectOnly(1, times(8, ann), (visitor) => joinNth(visitor, 1));
      expect(await balanceOf(ann)).toBe(START_FBB - 5);
      expect(await tournamentsOf(ann)).toMatchObject([{ participantCount: 1 }]);
    });

    it('takes a member into as many at once as the balance pays for', async () => {
      await using backend = await open(withTournaments(...times(8, 0).map((_, n) => tournament(n + 1))));
      const ann = await backend.as('ann');
      await expectOnly(2, times(8, ann), (visitor, n) => joinNth(visitor, n + 1));
      expect(await balanceOf(ann)).toBe(START_FBB - 30);
      const players = (await tournamentsOf(ann)).map(({ participantCount }) => participantCount);
      expect(players.reduce((sum, count) => sum + count)).toBe(2);
    });

    it('gives the last place to one of eight who want it at once, and only that one pays', async () => {
      await using backend = await open(onePlace);
      const members: Visitor[] = [];
      for (const name of NAMES) members.push(await backend.as(name));
      await expectOnly(1, members, (member) => joinNth(member, 1));
      expect(await tournamentsOf(members[0]!)).toMatchObject([{ participantCount: 1 }]);
      const balances = await Promise.all(members.map(balanceOf));
      expect(balances.sort((a, b) => a - b)).toEqual([START_FBB - 15, ...times(7, START_FBB)]);
    });
  });
}
