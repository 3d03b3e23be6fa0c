import { describe, expect, it } from 'vitest';
import { clubGameOf, isPossible, Round, ROUND_PAIRS, roundProblem, starsOf } from './tournamentRounds.ts';
import { entrySeen } from './tournaments.ts';

const memory = { game: 'memory', level: 'hard', turns: 16, seconds: 90 } as const;
const club = clubGameOf('Memory Match');

describe('the stars of a round', () => {
  it.each([
    ['memory', 'hard', [8, 16, 17, 24, 25, 400], [3, 3, 2, 2, 1, 1]],
    ['memory', 'easy', [4, 8, 9, 12, 13], [3, 3, 2, 2, 1]],
    ['numbers', 'easy', [1, 2, 3, 4, 5, 90], [1, 1, 2, 2, 3, 3]],
    ['math', 'medium', [1, 4, 5, 9, 10], [1, 1, 2, 2, 3]],
    ['words', 'hard', [1, 3, 4, 7, 8], [1, 1, 2, 2, 3]],
  ] as const)('are 1 to 3 in %s (%s), and no matter how long it took', (game, level, turns, stars) => {
    for (const seconds of [60, 6000])
      expect(turns.map((count) => starsOf({ game, level, turns: count, seconds }))).toEqual(stars);
  });
});

describe('a round', () => {
  it.each([
    ['of another game', { game: 'math' }],
    ['of another level', { level: 'easy' }],
    ['with fewer moves than pairs', { turns: ROUND_PAIRS.hard - 1 }],
    ['that was faster than hands are', { turns: 16, seconds: 7 }],
  ] as const)('cannot be one %s', (_, change) => {
    expect(isPossible({ ...memory, ...change }, club)).toBe(false);
  });

  it('can be slow, with breaks, and perfect', () => {
    for (const change of [{}, { turns: 8 }, { turns: 1000, seconds: 500 }, { seconds: 600_000 }])
      expect(isPossible({ ...memory, ...change }, club)).toBe(true);
  });

  it('cannot be of a game that nobody knows, whatever it is called', () => {
    for (const name of ['Chess', '', 'constructor', '__proto__']) expect(clubGameOf(name)).toBeUndefined();
    expect(isPossible(memory, clubGameOf('Chess'))).toBe(false);
  });

  it.each([0, -1, 1.5, 1001, '16', null])('has no %s turns', (turns) => {
    expect(Round.safeParse({ ...memory, turns }).success).toBe(false);
  });

  it('is taken of who has joined, while the tournament goes on', () => {
    const stored = {
      id: 'cup',
      name: 'Cup',
      gameName: 'Memory Match',
      description: '',
      easyName: '',
      easyDescription: '',
      status: 'upcoming',
      prizePool: 100,
      entryFee: 10,
      participantCount: 2,
      maxParticipants: 8,
      startDate: '2024-06-01T12:00:00.000Z',
      stars: 0,
      outcome: null,
    } as const;
    const own = {
      isJoinedByUser: true,
      ownStarsToday: 0,
      ownRoundsToday: 0,
      ownPaidFbb: null,
    };
    const seen = (now: string, more: object = {}) => entrySeen({ ...stored, ...more }, own, new Date(now));
    expect(roundProblem(seen('2024-06-02T12:00:00.000Z'), memory)).toBeUndefined();
    expect(roundProblem(seen('2024-06-01T11:59:59.999Z'), memory)).toBe('notActive');
    expect(roundProblem(seen('2024-06-08T12:00:00.000Z'), memory)).toBe('notActive');
    expect(roundProblem(seen('2024-06-02T12:00:00.000Z', { outcome: 'missed' }), memory)).toBe('notActive');
    expect(roundProblem({ ...seen('2024-06-02T12:00:00.000Z'), isJoinedByUser: false }, memory)).toBe(
      'notJoined',
    );
    expect(roundProblem(seen('2024-06-02T12:00:00.000Z'), { ...memory, level: 'easy' })).toBe('impossible');
  });
});
