import { describe, expect, it } from 'vitest';
import { apiError } from './errorCodes.ts';
import { joinProblem, joinError, statusAt, TOURNAMENT_DAYS } from './tournaments.ts';
import type { TournamentEntry } from './tournaments.ts';

const open: TournamentEntry = {
  id: 'cup',
  name: 'Spring Cup',
  gameName: 'Memory Match',
  description: '',
  status: 'upcoming',
  prizePool: 100,
  entryFee: 20,
  participantCount: 7,
  maxParticipants: 8,
  startDate: '2024-06-01T12:00:00.000Z',
  isJoinedByUser: false,
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
