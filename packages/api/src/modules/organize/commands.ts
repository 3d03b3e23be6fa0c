import {
  apiError,
  draftError,
  eventOf,
  isSeenChange,
  planChangeError,
  publishError,
  rewardOf,
  toldOfEvent,
  toldOfTournament,
  tournamentOf,
} from '@friendbase/contract';
import type {
  EventPlan,
  Plan,
  PlanDraft,
  Reason,
  RecordAct,
  RewardPlan,
  TournamentPlan,
} from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Live } from '../../live/live.ts';
import { callOff as callOffEvent } from '../events/changes.ts';
import { EventGoerModel, EventModel } from '../events/model.ts';
import { replacePhotos } from '../media/planPhotos.ts';
import { record } from '../moderation/model.ts';
import { RewardModel } from '../rewards/model.ts';
import { callOff as callOffTournament } from '../tournaments/commands.ts';
import { TournamentEntryModel, TournamentModel } from '../tournaments/model.ts';
import { draftOf, draftText, PlanModel, planRow, readPlan } from './model.ts';

/** Who organizes, and when. */
export interface Organizing {
  live: Pick<Live, 'tell'>;
  memberId: string;
  nextId: () => string;
  now: Date;
}

/** Held: of two who change it at once, the second sees what the first has made. Throws 404. */
async function requirePlan(trx: Knex.Transaction, id: string): Promise<PlanModel> {
  const plan = await PlanModel.query(trx).findById(id).forUpdate();
  if (!plan) throw apiError('planNotFound');
  return plan;
}

function refuse(reason: Reason | undefined): void {
  if (reason) throw apiError(...reason);
}

/** A line in the record, and what the organizer sees. */
async function done(
  trx: Knex.Transaction,
  act: RecordAct,
  { id, draft }: { id: string; draft: PlanDraft },
  { memberId, nextId, now }: Organizing,
): Promise<Plan> {
  const details = { plan: id, kind: draft.details.kind, title: draft.title };
  await record(trx, { id: nextId(), moderatorId: memberId, act, details, now });
  return readPlan(trx, id, { memberId, now });
}

/** Makes a draft. Throws 422 as the contract's `draftError` says. */
export async function create(trx: Knex.Transaction, draft: PlanDraft, organizing: Organizing): Promise<Plan> {
  refuse(draftError(draft));
  const { memberId: organizerId, nextId, now } = organizing;
  const id = nextId();
  const at = now.toISOString();
  await PlanModel.query(trx).insert(
    planRow({ id, organizerId, state: 'draft', draft, createdAt: at, changedAt: at }),
  );
  await replacePhotos(trx, id, draft, organizerId);
  return done(trx, 'planned', { id, draft }, organizing);
}

/** Changes a draft, or what members see, both or nothing. Throws 404, and as the contract's `planChangeError` says. */
export async function update(
  trx: Knex.Transaction,
  id: string,
  draft: PlanDraft,
  organizing: Organizing,
): Promise<Plan> {
  const plan = await requirePlan(trx, id);
  const { memberId, now } = organizing;
  // Held before it is looked at: who joins at the same time is in it, or sees the change.
  if (plan.state === 'published') await holdPublished(trx, id);
  const before = await readPlan(trx, id, { memberId, now });
  refuse(planChangeError(before, draft, { ...before, now }));
  await plan.$query(trx).patch({ draft: draftText(draft), changedAt: now.toISOString() });
  await replacePhotos(trx, id, draft, memberId);
  if (plan.state === 'published' && isSeenChange(before, draft))
    await changePublished(trx, id, draft, organizing);
  return done(trx, 'changedPlan', { id, draft }, organizing);
}

async function holdPublished(trx: Knex.Transaction, id: string): Promise<void> {
  await TournamentModel.query(trx).findById(id).select('id').forUpdate();
  await EventModel.query(trx).findById(id).select('id').forUpdate();
}

function changePublished(
  trx: Knex.Transaction,
  id: string,
  { details, ...words }: PlanDraft,
  organizing: Organizing,
): PromiseLike<unknown> {
  switch (details.kind) {
    case 'tournament':
      return changeShownTournament(trx, id, tournamentOf(words, details), organizing);
    case 'event':
      return changeShownEvent(trx, id, eventOf(words, details), organizing);
    case 'reward':
      return RewardModel.query(trx).findById(id).patch(rewardOf(words, details));
    case 'story':
      return ITSELF;
  }
}

/** Members who have joined are told. */
async function changeShownTournament(
  trx: Knex.Transaction,
  id: string,
  after: ReturnType<typeof tournamentOf>,
  { live }: Organizing,
): Promise<void> {
  await TournamentModel.query(trx).findById(id).patch(after);
  const entries = await TournamentEntryModel.query(trx)
    .where({ tournamentId: id })
    .orderBy('userId')
    .select('userId');
  live.tell(trx, ...entries.map(({ userId }) => toldOfTournament(id, userId)));
}

/** Members who go are told, and reminded of what is due later than that (`reminderDue`). */
async function changeShownEvent(
  trx: Knex.Transaction,
  id: string,
  after: ReturnType<typeof eventOf>,
  { live, now }: Organizing,
): Promise<void> {
  const event = await EventModel.query(trx).findById(id);
  if (!event) return;
  await event.$query(trx).patch({ ...after, changes: event.changes + 1, changedAt: now.toISOString() });
  const goers = () => EventGoerModel.query(trx).where({ eventId: id });
  await goers().patch({ reminded: 0 });
  const told = await goers().orderBy('userId').select('userId');
  live.tell(trx, ...told.map(({ userId }) => toldOfEvent('event', id, userId)));
}

/** Shows it to members. Again is the same. Throws 404, and as the contract's `publishError` says. */
export async function publish(trx: Knex.Transaction, id: string, organizing: Organizing): Promise<Plan> {
  const plan = await requirePlan(trx, id);
  const { memberId, now } = organizing;
  if (plan.state === 'cancelled') throw apiError('planCancelled');
  if (plan.state === 'published') return readPlan(trx, id, { memberId, now });
  const draft = draftOf(plan);
  refuse(publishError(draft, now));
  await plan.$query(trx).patch({ state: 'published', changedAt: now.toISOString() });
  await show(trx, id, draft);
  return done(trx, 'published', { id, draft }, organizing);
}

/** Members see the plan of a story itself. */
const ITSELF = Promise.resolve();

type Words = Omit<PlanDraft, 'details'>;

function show(trx: Knex.Transaction, id: string, { details, ...words }: PlanDraft): PromiseLike<unknown> {
  switch (details.kind) {
    case 'tournament':
      return showTournament(trx, id, words, details);
    case 'event':
      return showEvent(trx, id, words, details);
    case 'reward':
      return showReward(trx, id, words, details);
    case 'story':
      return ITSELF;
  }
}

const showTournament = (trx: Knex.Transaction, id: string, words: Words, details: TournamentPlan) =>
  TournamentModel.query(trx).insert({
    id,
    ...tournamentOf(words, details),
    status: 'upcoming',
    participantCount: 0,
    stars: 0,
    shareFbb: 0,
  });

const showEvent = (trx: Knex.Transaction, id: string, words: Words, details: EventPlan) =>
  EventModel.query(trx).insert({ id, ...eventOf(words, details), status: 'planned', changes: 0 });

const showReward = (trx: Knex.Transaction, id: string, words: Words, details: RewardPlan) =>
  RewardModel.query(trx).insert({ id, ...rewardOf(words, details), isActive: true });

/**
 * Throws a draft away, or calls off what members see; the fees of a tournament are paid back by who calls this. Again is the same.
 * Throws 404, and 409 once it is over.
 */
export async function cancel(trx: Knex.Transaction, id: string, organizing: Organizing): Promise<Plan> {
  const plan = await requirePlan(trx, id);
  const { memberId, now } = organizing;
  const found = await readPlan(trx, id, { memberId, now });
  if (found.stage === 'cancelled') return found;
  const draft = draftOf(plan);
  const { kind } = draft.details;
  const isShown = plan.state === 'published';
  // By this a draft is known, and a reward or a story, which members see no more; the others are called off where they stand.
  if (!isShown || kind === 'reward' || kind === 'story')
    await plan.$query(trx).patch({ state: 'cancelled', changedAt: now.toISOString() });
  if (isShown) await callOffShown(trx, id, kind, organizing);
  return done(trx, 'calledOff', { id, draft }, organizing);
}

function callOffShown(
  trx: Knex.Transaction,
  id: string,
  kind: PlanDraft['details']['kind'],
  organizing: Organizing,
): PromiseLike<unknown> {
  switch (kind) {
    case 'tournament':
      return callOffTournament(trx, id, organizing.now);
    case 'event':
      return callOffEvent(trx, id, organizing);
    case 'reward':
      return RewardModel.query(trx).findById(id).patch({ isActive: false });
    case 'story':
      return ITSELF;
  }
}
