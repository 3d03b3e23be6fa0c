import { eventStateAt, type CommunityEvent } from '../communityEvents.ts';
import type { Reason } from '../errorCodes.ts';
import { eventTimesOf } from '../eventTimes.ts';
import { isAboutMoney } from '../privateFacts.ts';
import { statusAt, type StoredTournament } from '../tournaments.ts';
import type { EventPlan, PlanDraft, TournamentPlan } from './planDraft.ts';
import type { PlanStage } from './plans.ts';

type Words = Omit<PlanDraft, 'details'>;

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

const startOf = ({ details }: PlanDraft): string =>
  details.kind === 'tournament' ? details.startDate : eventTimesOf(details, details.zone).startsAt;

/** The error response to publishing a draft: it has to start later than now. */
export const publishError = (draft: PlanDraft, now: Date): Reason | undefined =>
  Date.parse(startOf(draft)) <= now.getTime() ? ['eventTimePast'] : undefined;

/** All that members read of it. */
const wordsIn = ({ details, ...words }: PlanDraft): string[] => [
  ...Object.values(words),
  ...(details.kind === 'event' ? [details.place, details.landmark, details.goodToKnow] : []),
];

/** The error response to a draft: nothing here is paid with money, FBB are play points. Not the rule of a call, which every demo loads. */
export const draftError = (draft: PlanDraft): Reason | undefined =>
  wordsIn(draft).some((words) => isAboutMoney(words)) ? ['planAboutMoney'] : undefined;

/** What members agreed to with the fee that they paid. */
const FIXED = ['gameName', 'entryFee', 'prizePool', 'startDate'] as const;

const takesBack = (before: TournamentPlan, after: TournamentPlan, peopleCount: number): boolean =>
  FIXED.some((field) => before[field] !== after[field]) || after.maxParticipants < peopleCount;

/**
 * The error response to a change. A draft can be changed in all but its kind. What was published can be changed until it starts, and what
 * members joined a tournament for stays; of an event those who go are told.
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
  if (stage !== 'upcoming') return ['planStarted'];
  if (old.kind === 'tournament' && changed.kind === 'tournament' && peopleCount > 0)
    if (takesBack(old, changed, peopleCount)) return ['planTaken'];
  return publishError(after, now);
}

const TOLD = ['startsAt', 'endsAt', 'place', 'address'] as const;

/** Whether who goes has to hear of a change: of when it is, and of where. */
export const isEventMoved = (
  before: Pick<CommunityEvent, (typeof TOLD)[number]>,
  after: Pick<CommunityEvent, (typeof TOLD)[number]>,
): boolean => TOLD.some((field) => before[field] !== after[field]);
