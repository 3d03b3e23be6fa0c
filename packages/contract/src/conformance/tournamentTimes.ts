import { describe, expect, it } from 'vitest';
import { joinTournament, TOURNAMENT_DAYS } from '../tournaments.ts';
import { expectCallError } from './ask.ts';
import { expectOnly, times } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import {
  afterStart,
  balanceOf,
  joinNth,
  START,
  startingSoon,
  tournamentId,
  tournamentsOf,
} from './moneySeeds.ts';
import { NAMES, START_FBB } from './seeds.ts';

/** A few calls take less: the clock moves on by 1 s with each. */
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** All members, logged in a little before the clock is moved on: over years their sessions would end. */
async function logInAll(backend: Backend, now: Date): Promise<Visitor[]> {
  backend.moveTo(now);
  const members: Visitor[] = [];
  for (const name of NAMES) members.push(await backend.as(name));
  return members;
}

/** What the clock alone changes: no job and no call moves a tournament on. */
export function tournamentTimesConform(backendName: string, open: OpenBackend): void {
  describe(`the times of tournaments on ${backendName}`, () => {
    it('are closed from the instant of their start, to eight at once, and nobody pays', async () => {
      await using backend = await open(startingSoon);
      const members = await logInAll(backend, afterStart(-MINUTE_MS));
      backend.moveTo(START);
      await expectOnly(0, members, (member) => joinNth(member, 1));
      await expectCallError(
        members[0]!,
        joinTournament,
        { params: { id: tournamentId(1) } },
        'tournamentClosed',
      );
      expect((await tournamentsOf(members[0]!))[0]).toMatchObject({
        participantCount: 0,
        isJoinedByUser: false,
      });
      expect(await Promise.all(members.map(balanceOf))).toEqual(times(8, START_FBB));
    });

    it('are upcoming, then active, and over after their days; never back, and cancelled for good', async () => {
      await using backend = await open(startingSoon);
      const endMs = TOURNAMENT_DAYS * DAY_MS;
      for (const [sinceStartMs, statuses] of [
        [-MINUTE_MS, ['upcoming', 'active', 'cancelled']],
        [0, ['active', 'active', 'cancelled']],
        [endMs - MINUTE_MS, ['active', 'active', 'cancelled']],
        [endMs, ['completed', 'completed', 'cancelled']],
      ] as const) {
        backend.moveTo(afterStart(sinceStartMs));
        const ann = await backend.as('ann');
        expect((await tournamentsOf(ann)).map(({ status }) => status)).toEqual(statuses);
      }
    });

    it('give the fee back once they are over, where nobody has played', async () => {
      await using backend = await open(startingSoon);
      const [ann] = await logInAll(backend, afterStart(-MINUTE_MS));
      await joinNth(ann!, 1);
      backend.moveTo(afterStart(TOURNAMENT_DAYS * DAY_MS));
      await backend.sweep();
      const later = await backend.as('ann');
      expect((await tournamentsOf(later))[0]).toMatchObject({
        status: 'completed',
        outcome: 'missed',
        isJoinedByUser: true,
        ownPaidFbb: 15,
      });
      expect(await balanceOf(later)).toBe(START_FBB);
    });
  });
}
