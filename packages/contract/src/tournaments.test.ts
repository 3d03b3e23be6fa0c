import { describe, expect, it } from 'vitest';
import { apiError } from './apiError.ts';
import { paymentOf } from './tournamentResult.ts';
import {
  entrySeen,
  goalOf,
  joinError,
  joinProblem,
  settlementOf,
  statusAt,
  TOURNAMENT_DAYS,
} from './tournaments.ts';
import type { JudgedTournament } from './tournaments.ts';

const open: JudgedTournament = {
  id: 'cup',
  name: 'Spring Cup',
  gameName: 'Memory Match',
  description: '',
  easyName: '',
  easyDescription: '',
  status: 'upcoming',
  prizePool: 100,
  entryFee: 20,
  participantCount: 7,
  maxParticipants: 8,
  startDate: '2024-06-01T12:00:00.000Z',
  stars: 0,
  goalStars: 49,
  outcome: null,
  isJoinedByUser: false,
  ownStarsToday: 0,
  roundsLeftToday: 20,
  ownPaidFbb: null,
};

describe('joining a tournament', () => {
  it.each([
    ['somebody who is in it', { isJoinedByUser: true, status: 'active', participantCount: 8 }, 0, 'joined'],
    ['one that has started', { status: 'active', participantCount: 8 }, 0, 'closed'],
    ['one that is over', { status: 'completed' }, 20, 'closed'],
    ['one that was called off', { status: 'cancelled' }, 20, 'closed'],
    ['one that is full', { participantCount: 8 }, 0, 'full'],
    ['one that is more than full', { participantCount: 9 }, 20, 'full'],
    ['somebody with one FBB too few', {}, 19, 'balance'],
    ['nobody who has just enough', {}, 20, undefined],
    ['nobody where it is free', { entryFee: 0 }, 0, undefined],
  ] as const)('stops %s', (_, change, balanceFbb, problem) => {
    expect(joinProblem({ ...open, ...change }, balanceFbb)).toBe(problem);
  });

  it('says what is missing', () => {
    const { message } = apiError(...joinError('balance', 20, 19));
    expect(message).toBe('This takes 20 FriendBase Bucks. You have 19.');
    for (const problem of ['joined', 'closed', 'full'] as const) {
      expect(apiError(...joinError(problem, 20, 19))).toMatchObject({
        status: 409,
        message: expect.stringMatching(/\.$/),
      });
    }
  });
});

describe('the status of a tournament', () => {
  const startMs = Date.parse(open.startDate);
  const endMs = startMs + TOURNAMENT_DAYS * 86_400_000;
  it.each([
    ['upcoming', 'until the last moment before its start', 'upcoming', startMs - 1],
    ['active', 'from its start', 'upcoming', startMs],
    ['active', 'until the last moment before its end', 'upcoming', endMs - 1],
    ['completed', 'from its end', 'upcoming', endMs],
    ['completed', 'from its end when it was stored as active', 'active', endMs],
    ['active', 'when it was stored so before its start', 'active', startMs - 1],
    ['completed', 'when it was stored so before its start', 'completed', startMs - 1],
    ['cancelled', 'for good', 'cancelled', endMs],
  ] as const)('is %s %s', (expected, _, status, nowMs) => {
    expect(statusAt({ ...open, status }, new Date(nowMs))).toBe(expected);
  });
});

describe('the goal of a tournament', () => {
  it('is a star a day from each who has joined', () => {
    expect([0, 1, 7].map((participantCount) => goalOf({ participantCount }))).toEqual([0, 7, 49]);
  });

  it('is seen with what is left for the reader today', () => {
    const own = {
      isJoinedByUser: true,
      ownStarsToday: 5,
      ownRoundsToday: 22,
      ownPaidFbb: null,
    };
    expect(entrySeen(open, own, new Date(open.startDate))).toMatchObject({
      status: 'active',
      goalStars: 49,
      ownStarsToday: 5,
      roundsLeftToday: 0,
    });
  });
});

describe('the end of a tournament', () => {
  const over = { status: 'active', stars: 49, participantCount: 7, prizePool: 100 } as const;
  it.each([
    ['shares the pool where the goal is reached', {}, 5, { outcome: 'reached', shareFbb: 20 }],
    ['pays nobody what cannot be shared equally', {}, 7, { outcome: 'reached', shareFbb: 14 }],
    ['gives fees back one star before the goal', { stars: 48 }, 7, { outcome: 'missed', shareFbb: 0 }],
    [
      'gives fees back where it was cancelled',
      { status: 'cancelled' },
      7,
      { outcome: 'cancelled', shareFbb: 0 },
    ],
    [
      'has nobody to pay where nobody joined',
      { stars: 0, participantCount: 0 },
      0,
      { outcome: 'missed', shareFbb: 0 },
    ],
  ] as const)('%s', (_, change, players, settlement) => {
    expect(settlementOf({ ...over, ...change }, players)).toEqual(settlement);
  });

  it.each([
    ['a share to who played', 'reached', true, 14],
    ['nothing to who did not play', 'reached', false, 0],
    ['the fee to who played', 'missed', true, 20],
    ['the fee to who did not play', 'missed', false, 20],
    ['the fee of a cancelled one', 'cancelled', false, 20],
    ['nothing where it was over before', 'none', true, 0],
  ] as const)('gives %s', (_, outcome, hasPlayed, paidFbb) => {
    expect(paymentOf({ outcome, shareFbb: 14, entryFee: 20 }, hasPlayed)).toBe(paidFbb);
  });

  it('never pays more than the pool, whoever played', () => {
    for (let players = 1; players <= 200; players += 1)
      for (const prizePool of [0, 1, 99, 100, 8000]) {
        const { shareFbb } = settlementOf({ ...over, participantCount: 0, stars: 0, prizePool }, players);
        const rest = prizePool - shareFbb * players;
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(players);
      }
  });
});
