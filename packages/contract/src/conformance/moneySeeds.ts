import { fixedId } from '../fixtures/ids.ts';
import type { Seed, SeedRedemption, SeedTournament } from '../fixtures/seed.ts';
import { CODE_BYTES, redemptionCode } from '../rewards.ts';
import type { StoredReward } from '../rewards.ts';
import type { Round } from '../tournamentRounds.ts';
import { joinTournament, listTournaments } from '../tournaments.ts';
import type { TournamentEntry } from '../tournaments.ts';
import { among, annAndBen, memberId, NAMES, START_FBB } from './seeds.ts';
import type { Name } from './seeds.ts';
import { getUser } from '../users.ts';
import type { Visitor } from './backend.ts';

export const tournamentId = (n: number): string => fixedId('tournament', n);
export const rewardId = (n: number): string => fixedId('reward', n);

/** The `n`th tournament of a seed: a higher `n` starts later. */
export const tournament = (n: number, rest: Partial<SeedTournament> = {}): SeedTournament => ({
  id: tournamentId(n),
  name: `Cup ${n}`,
  gameName: 'Memory Match',
  description: 'A calm round for everybody.',
  status: 'upcoming',
  prizePool: 100,
  entryFee: 15,
  maxParticipants: 4,
  startDate: new Date(Date.UTC(2030, 0, n)).toISOString(),
  ...rest,
});

export const reward = (n: number, rest: Partial<StoredReward> = {}): StoredReward => ({
  id: rewardId(n),
  name: `Treat ${n}`,
  description: 'A small thing that is nice to have.',
  easyName: '',
  easyDescription: '',
  category: 'Wellness',
  cost: 15,
  isActive: true,
  delivers: { kind: 'text', text: 'Take a walk today.' },
  ...rest,
});

/** The code of the `n`th redemption of a seed. */
export const codeOf = (n: number): string => redemptionCode(new Uint8Array(CODE_BYTES).fill(n));

/** The `n`th redemption of a seed, of its first reward, with a code that somebody honours. */
export const redemptionBy = (name: Name, n: number): SeedRedemption => ({
  id: fixedId('redemption', n),
  userId: memberId(name),
  rewardId: rewardId(1),
  name: `Cake ${n}`,
  easyName: '',
  cost: 15,
  redemptionCode: codeOf(n),
  delivers: { kind: 'code', shownTo: 'Ruth at the café' },
  createdAt: new Date(Date.UTC(2026, 0, 1, 8, n)).toISOString(),
  usedAt: null,
});

/** Why Ann cannot join each of these tournaments; she is already in the last one. */
export const CLOSED_TO_ANN = { active: 1, completed: 2, cancelled: 3, full: 4, dear: 5, joined: 6 } as const;

/** Tournaments of every kind that Ann cannot join, and a seventh that she can. */
export const everyTournament: Seed = {
  ...annAndBen,
  tournaments: [
    tournament(1, { status: 'active' }),
    tournament(2, { status: 'completed' }),
    tournament(3, { status: 'cancelled' }),
    tournament(4, { maxParticipants: 1 }),
    tournament(5, { entryFee: START_FBB + 1 }),
    tournament(6),
    tournament(7),
  ],
  tournamentEntries: [
    { tournamentId: tournamentId(4), userId: memberId('ben') },
    { tournamentId: tournamentId(6), userId: memberId('ann') },
    { tournamentId: tournamentId(7), userId: memberId('ben') },
  ],
};

export const withTournaments = (...tournaments: SeedTournament[]): Seed => ({ ...annAndBen, tournaments });

/** A round as a tournament of these seeds has it: eight pairs in sixteen moves, which is three stars. */
export const goodRound: Round = { game: 'memory', level: 'hard', turns: 16, seconds: 90 };

/** When the tournament of `startingSoon` starts. */
export const START = new Date(Date.UTC(2030, 0, 1, 17));

/** So long after `START`, or before it. */
export const afterStart = (ms: number): Date => new Date(START.getTime() + ms);

/** A tournament with room for all, one that was stored as active before its start, and a cancelled one. */
export const startingSoon: Seed = {
  ...among(NAMES, []),
  tournaments: [
    tournament(1, { startDate: START.toISOString(), maxParticipants: 8 }),
    tournament(2, { startDate: START.toISOString(), status: 'active' }),
    tournament(3, { startDate: START.toISOString(), status: 'cancelled' }),
  ],
};

/** Eight members and a tournament with one place. */
export const onePlace: Seed = {
  ...among(NAMES, []),
  tournaments: [tournament(1, { maxParticipants: 1 })],
};

export const withRewards = (...rewards: StoredReward[]): Seed => ({ ...annAndBen, rewards });

/** A reward Ann can redeem, an inactive one, and one that costs more than she has. */
export const everyReward: Seed = withRewards(
  reward(1),
  reward(2, { isActive: false }),
  reward(3, { cost: START_FBB + 1 }),
);

/** The tournaments as a member sees them. */
export const tournamentsOf = (visitor: Visitor): Promise<TournamentEntry[]> =>
  visitor.call(listTournaments, {});

/** Joins the `n`th tournament of a seed. */
export const joinNth = (visitor: Visitor, n: number): Promise<TournamentEntry> =>
  visitor.call(joinTournament, { params: { id: tournamentId(n) } });

export const balanceOf = async (visitor: Visitor): Promise<number> =>
  (await visitor.call(getUser, {})).friendbaseBucks;
