import { fixedId } from '../fixtures/ids.ts';
import type { Seed } from '../fixtures/seed.ts';
import type { DescribedPicture } from '../media.ts';
import type { EventPlan, PlanDraft, RewardPlan, StoryPart, TournamentPlan } from '../organize/planDraft.ts';
import type { StoredPlan } from '../organize/plans.ts';
import type { Role } from '../users.ts';
import { among, memberId, NAMES } from './seeds.ts';
import type { Name } from './seeds.ts';

export const planId = (n: number): string => fixedId('plan', n);

/** When what these drafts plan begins, in winter. */
export const PLANNED = new Date('2030-01-01T23:00:00.000Z');

const WORDS = {
  title: 'Cup of the community',
  description: 'We look for pairs together, as long as it is fun.',
  easyTitle: 'Cup for all',
  easyDescription: 'We play. Take your time.',
};

export const tournamentDraft = (rest: Partial<TournamentPlan> = {}, words = WORDS): PlanDraft => ({
  ...words,
  details: {
    kind: 'tournament',
    gameName: 'Memory Match',
    entryFee: 10,
    prizePool: 50,
    maxParticipants: 8,
    startDate: PLANNED.toISOString(),
    ...rest,
  },
});

export const eventDraft = (rest: Partial<EventPlan> = {}): PlanDraft => ({
  ...WORDS,
  details: {
    kind: 'event',
    place: 'Mill Lane Hall',
    address: '14 Mill Lane',
    landmark: 'Look for the blue door.',
    goodToKnow: 'There is a quiet room.',
    type: 'dance',
    picture: 'party',
    zone: 'America/New_York',
    day: '2030-01-01',
    from: '18:00',
    to: '20:00',
    ...rest,
  },
});

export const rewardDraft = (rest: Partial<RewardPlan> = {}, words = WORDS): PlanDraft => ({
  ...words,
  details: {
    kind: 'reward',
    category: 'Food & Drink',
    cost: 15,
    delivers: { kind: 'code', shownTo: 'Ruth at the café' },
    ...rest,
  },
});

const storyPart = (picture: DescribedPicture, n: number): StoryPart => ({
  title: `Part ${n}`,
  words: `Nadia goes on, for the ${n}. time.`,
  easyWords: `Nadia goes on: ${n}.`,
  picture,
});

/** A picture story of these. */
export const storyDraft = (pictures: DescribedPicture[], words = WORDS): PlanDraft => ({
  ...words,
  details: { kind: 'story', parts: pictures.map((picture, at) => storyPart(picture, at + 1)) },
});

/** The `n`th draft of a seed: a higher `n` is newer. */
export const planBy = (name: Name, n: number, rest: Partial<StoredPlan> = {}): StoredPlan => {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 8, n)).toISOString();
  return {
    id: planId(n),
    organizerId: memberId(name),
    state: 'draft',
    draft: tournamentDraft(),
    createdAt,
    changedAt: createdAt,
    ...rest,
  };
};

/** Dora and Ed are organizers, and Gwen is a moderator. */
export const withPlans = (...plans: StoredPlan[]): Seed => {
  const seed = among(NAMES, []);
  const roles: Partial<Record<string, Role>> = { dora: 'organizer', ed: 'organizer', gwen: 'moderator' };
  return {
    ...seed,
    members: seed.members.map((one) => ({ ...one, role: roles[one.username] ?? 'member' })),
    plans,
  };
};
