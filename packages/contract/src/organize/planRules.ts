import { eventStateAt } from '../communityEvents.ts';
import type { Reason } from '../errorCodes.ts';
import { eventTimesOf } from '../eventTimes.ts';
import { isAboutMoney } from '../privateFacts.ts';
import type { DescribedPicture } from '../media.ts';
import type { Reward } from '../rewards.ts';
import { statusAt, type StoredTournament } from '../tournaments.ts';
import type { EventPlan, PlanDraft, RewardPlan, TournamentPlan } from './planDraft.ts';
import type { PlanStage } from './plans.ts';

/** What a picture of a plan is for: its card, what opens with a reward, or a part of a story. */
export type PicturePurpose = 'card' | 'content' | 'part';

type Words = Omit<PlanDraft, 'details' | 'photo'>;

/** What members see of a tournament that was published. */
export const tournamentOf = (
  { title, description, easyTitle, easyDescription }: Words,
  { gameName, entryFee, prizePool, maxParticipants, startDate }: TournamentPlan,
) => ({
  name: title,
  description,
  easyName: easyTitle,
  easyDescription,
  gameName,
  entryFee,
  prizePool,
  maxParticipants,
  startDate,
});

/** What members see of an event that was published. */
export const eventOf = (
  { title, description, easyTitle, easyDescription }: Words,
  { kind: _, day, from, to, ...place }: EventPlan,
) => ({
  title,
  description,
  easyTitle,
  easyDescription,
  ...place,
  ...eventTimesOf({ day, from, to }, place.zone),
});

/** What members see of a reward that was published. */
export const rewardOf = (
  { title, description, easyTitle, easyDescription }: Words,
  { category, cost, delivers }: RewardPlan,
) => ({
  name: title,
  description,
  easyName: easyTitle,
  easyDescription,
  category,
  cost,
  delivers,
});

const EVENT_STAGES = {
  planned: 'upcoming',
  started: 'active',
  over: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<ReturnType<typeof eventStateAt>, PlanStage>;

/** Where what was published stands. */
export const stageOfTournament = (
  tournament: Pick<StoredTournament, 'status' | 'startDate'>,
  now: Date,
): PlanStage => statusAt(tournament, now);
export const stageOfEvent = (event: Parameters<typeof eventStateAt>[0], now: Date): PlanStage =>
  EVENT_STAGES[eventStateAt(event, now)];
export const stageOfReward = ({ isActive }: Pick<Reward, 'isActive'>): PlanStage =>
  isActive ? 'active' : 'cancelled';

/** When it starts, by the clock of all; nothing for what is there as soon as it is published. */
export function planStartOf({ details }: Pick<PlanDraft, 'details'>): string | undefined {
  if (details.kind === 'reward' || details.kind === 'story') return undefined;
  return details.kind === 'tournament' ? details.startDate : eventTimesOf(details, details.zone).startsAt;
}

/** The error response to publishing a draft: what has a start has it later than now. */
export function publishError(draft: PlanDraft, now: Date): Reason | undefined {
  const start = planStartOf(draft);
  return start !== undefined && Date.parse(start) <= now.getTime() ? ['eventTimePast'] : undefined;
}

function wordsOfKind(details: PlanDraft['details']): string[] {
  if (details.kind === 'event') return [details.place, details.landmark, details.goodToKnow];
  if (details.kind === 'tournament') return [];
  if (details.kind === 'story')
    return details.parts.flatMap(({ picture, ...words }) => [...Object.values(words), picture.description]);
  const { delivers } = details;
  return delivers.kind === 'picture' ? [delivers.picture.description] : Object.values(delivers);
}

/** A picture of a plan: what it is for, and its place among those. */
export interface PlanPicture extends DescribedPicture {
  purpose: PicturePurpose;
  place: number;
}

const contentOf = (details: PlanDraft['details']): DescribedPicture[] =>
  details.kind === 'reward' && details.delivers.kind === 'picture' ? [details.delivers.picture] : [];

/** The pictures of a draft. */
export const picturesOf = ({ photo, details }: PlanDraft): PlanPicture[] =>
  (
    [
      ['card', photo ? [photo] : []],
      ['content', contentOf(details)],
      ['part', details.kind === 'story' ? details.parts.map(({ picture }) => picture) : []],
    ] as const
  ).flatMap(([purpose, pictures]) =>
    pictures.map(({ url, description }, place) => ({ purpose, place, url, description })),
  );

/** All that members read of it. */
const wordsIn = ({ details, photo, ...words }: PlanDraft): string[] => [
  ...Object.values(words),
  photo?.description ?? '',
  ...wordsOfKind(details),
];

/** The error response to a draft: nothing here is paid with money, FBB are play points. Not the rule of a call, which every demo loads. */
export const draftError = (draft: PlanDraft): Reason | undefined =>
  wordsIn(draft).some((words) => isAboutMoney(words)) ? ['planAboutMoney'] : undefined;

/** What members agreed to with the fee that they paid. */
const FIXED = ['gameName', 'entryFee', 'prizePool', 'startDate'] as const;

const takesBack = (before: TournamentPlan, after: TournamentPlan, peopleCount: number): boolean =>
  FIXED.some((field) => before[field] !== after[field]) || after.maxParticipants < peopleCount;

/** Nobody saves up for a reward whose cost grows; what was redeemed keeps its own words and content. */
const rewardChangeError = (before: RewardPlan, after: RewardPlan): Reason | undefined =>
  after.cost > before.cost ? ['planDearer'] : undefined;

/**
 * The error response to a change. A draft can be changed in all but its kind. What was published can be changed until it starts, and what
 * members joined a tournament for stays; who joined or goes is told of the rest (`isSeenChange`). A reward and a story can be changed until they are called off.
 */
export function planChangeError(
  before: PlanDraft,
  after: PlanDraft,
  { stage, peopleCount, now }: { stage: PlanStage; peopleCount: number; now: Date },
): Reason | undefined {
  const [old, changed] = [before.details, after.details];
  const error = draftError(after);
  if (old.kind !== changed.kind) return ['planNotFound'];
  if (error) return error;
  if (stage === 'draft') return undefined;
  if (stage === 'cancelled') return ['planCancelled'];
  if (old.kind === 'story') return undefined;
  if (old.kind === 'reward' && changed.kind === 'reward') return rewardChangeError(old, changed);
  if (stage !== 'upcoming') return ['planStarted'];
  if (old.kind === 'tournament' && changed.kind === 'tournament' && peopleCount > 0)
    if (takesBack(old, changed, peopleCount)) return ['planTaken'];
  return publishError(after, now);
}

const seenOf = ({ photo, details, ...words }: PlanDraft): Record<string, unknown> => ({
  ...words,
  ...details,
  photoUrl: photo?.url,
  photoDescription: photo?.description,
});

/**
 * Whether members see something else after a change of what was published: who joined a tournament or goes to an event is told. What a
 * reward delivers and the parts of a story count as something else.
 */
export function isSeenChange(before: PlanDraft, after: PlanDraft): boolean {
  const [old, changed] = [seenOf(before), seenOf(after)];
  return Object.keys(changed).some((field) => old[field] !== changed[field]);
}
