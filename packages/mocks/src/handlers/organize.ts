import {
  apiError,
  draftError,
  eventOf,
  isSeenChange,
  MOST_PLANS,
  MOST_STORIES,
  planChangeError,
  publishError,
  rewardOf,
  stageOfEvent,
  stageOfReward,
  stageOfTournament,
  storyOf,
  toldOfEvent,
  toldOfTournament,
  tournamentOf,
} from '@friendbase/contract';
import type { Plan, PlanDraft, PlanStage, Reason, RecordAct, StoredPlan } from '@friendbase/contract';
import { seededEvent, seededTournament } from '@friendbase/contract/fixtures';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { callOffEvent } from './events.ts';
import { seenMember } from './people.ts';
import { requirePhotos, withShownPhoto } from './planPhotos.ts';
import { callOffTournament } from './tournaments.ts';

type OrganizeHandlers = Pick<
  MockHandlers,
  'listStories' | 'listPlans' | 'createPlan' | 'updatePlan' | 'publishPlan' | 'cancelPlan'
>;

export const organize: OrganizeHandlers = {
  async listStories(_, { store }) {
    return store.plans
      .findMany((q) => q.where({ state: 'published' }))
      .toSorted(newestFirst)
      .flatMap(({ id, draft }) => storyOf(id, withShownPhoto(store, draft)))
      .slice(0, MOST_STORIES);
  },

  async listPlans(_, context) {
    return context.store.plans
      .all()
      .toSorted(newestFirst)
      .slice(0, MOST_PLANS)
      .map((plan) => seen(plan, context));
  },

  async createPlan({ body: draft }, context) {
    refuse(draftError(draft));
    const at = context.now().toISOString();
    const id = crypto.randomUUID();
    const organizerId = context.caller().id;
    requirePhotos(context.store, draft, organizerId);
    await context.store.plans.create({
      id,
      organizerId,
      state: 'draft',
      draft,
      createdAt: at,
      changedAt: at,
    });
    return done(context, 'planned', id);
  },

  async updatePlan({ params: { id }, body: draft }, context) {
    const plan = requirePlan(context, id);
    const now = context.now();
    const before = seen(plan, context);
    refuse(planChangeError(before, draft, { ...before, now }));
    requirePhotos(context.store, draft, context.caller().id, plan.draft);
    await change(context, id, { draft });
    if (plan.state === 'published' && isSeenChange(before, draft)) await changePublished(context, id, draft);
    return done(context, 'changedPlan', id);
  },

  async publishPlan({ params: { id } }, context) {
    const { store, now } = context;
    const { state, draft } = requirePlan(context, id);
    if (state === 'cancelled') throw apiError('planCancelled');
    if (state === 'published') return seen(requirePlan(context, id), context);
    refuse(publishError(draft, now()));
    await change(context, id, { state: 'published' });
    const { details, ...words } = draft;
    if (details.kind === 'tournament')
      await store.tournaments.create(
        seededTournament({ id, ...tournamentOf(words, details), status: 'upcoming' }),
      );
    else if (details.kind === 'event')
      await store.events.create(seededEvent({ id, ...eventOf(words, details) }));
    else if (details.kind === 'reward')
      await store.rewards.create({ id, ...rewardOf(words, details), isActive: true });
    return done(context, 'published', id);
  },

  async cancelPlan({ params: { id } }, context) {
    const plan = requirePlan(context, id);
    const found = seen(plan, context);
    if (found.stage === 'cancelled') return found;
    const { kind } = plan.draft.details;
    if (plan.state === 'draft') await change(context, id, { state: 'cancelled' });
    else if (kind === 'tournament') await callOffTournament(context, id);
    else if (kind === 'event') await callOffEvent(context, id);
    else if (kind === 'reward') await callOffReward(context, id);
    // Members see the plan of a story itself.
    else await change(context, id, { state: 'cancelled' });
    return done(context, 'calledOff', id);
  },
};

const newestFirst = (a: StoredPlan, b: StoredPlan): number =>
  a.createdAt + a.id < b.createdAt + b.id ? 1 : -1;

function requirePlan({ store }: MockContext, id: string): StoredPlan {
  const plan = store.plans.findFirst((q) => q.where({ id }));
  if (!plan) throw apiError('planNotFound');
  return plan;
}

function refuse(reason: Reason | undefined): void {
  if (reason) throw apiError(...reason);
}

const change = ({ store, now }: MockContext, id: string, changed: Partial<StoredPlan>) =>
  store.plans.update((q) => q.where({ id }), {
    data: (it) => void Object.assign(it, { ...changed, changedAt: now().toISOString() }),
  });

/** Known by its plan: members see it no more. */
async function callOffReward(context: MockContext, id: string): Promise<void> {
  await change(context, id, { state: 'cancelled' });
  await context.store.rewards.update((q) => q.where({ id }), { data: (it) => void (it.isActive = false) });
}

/** A line in the record, and what the organizer sees. */
async function done(context: MockContext, act: RecordAct, id: string): Promise<Plan> {
  const { store, caller, now } = context;
  await store.moderationRecord.create({
    id: crypto.randomUUID(),
    moderatorId: caller().id,
    act,
    caseId: null,
    createdAt: now().toISOString(),
  });
  return seen(requirePlan(context, id), context);
}

function standingOf({ store, now }: MockContext, { id, state }: StoredPlan) {
  const tournament = store.tournaments.findFirst((q) => q.where({ id }));
  if (tournament) {
    const entries = store.tournamentEntries.findMany((q) => q.where({ tournamentId: id }));
    return { stage: stageOfTournament(tournament, now()), peopleCount: entries.length };
  }
  const event = store.events.findFirst((q) => q.where({ id }));
  const goers = store.eventGoers.findMany((q) => q.where({ eventId: id }));
  if (event) return { stage: stageOfEvent(event, now()), peopleCount: goers.length };
  const reward = store.rewards.findFirst((q) => q.where({ id }));
  const redemptions = store.redemptions.findMany((q) => q.where({ rewardId: id }));
  if (reward) return { stage: stageOfReward(reward), peopleCount: redemptions.length };
  // Of what is only a plan: a draft, a story, and what was called off before anybody saw it.
  const stage: PlanStage = state === 'published' ? 'active' : state;
  return { stage, peopleCount: 0 };
}

function seen(plan: StoredPlan, context: MockContext): Plan {
  const { id, organizerId, draft, changedAt } = plan;
  return {
    ...withShownPhoto(context.store, draft),
    id,
    ...standingOf(context, plan),
    by: organizerId === null ? null : seenMember(context.store, organizerId),
    isOwn: organizerId === context.caller().id,
    changedAt,
  };
}

async function changePublished(
  context: MockContext,
  id: string,
  { details, ...words }: PlanDraft,
): Promise<void> {
  const { store, now, tell } = context;
  if (details.kind === 'tournament') {
    const after = tournamentOf(words, details);
    await store.tournaments.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, after) });
    const entries = store.tournamentEntries.findMany((q) => q.where({ tournamentId: id }));
    await tell(...entries.map(({ userId }) => toldOfTournament(id, userId)));
    return;
  }
  if (details.kind === 'reward') {
    const after = rewardOf(words, details);
    await store.rewards.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, after) });
    return;
  }
  if (details.kind === 'story') return;
  const event = store.events.findFirst((q) => q.where({ id }));
  if (!event) return;
  const after = eventOf(words, details);
  const changed = { ...after, changes: event.changes + 1, changedAt: now().toISOString() };
  await store.events.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, changed) });
  await store.eventGoers.updateMany((q) => q.where({ eventId: id }), {
    data: (it) => void (it.reminded = 0),
  });
  const goers = store.eventGoers.findMany((q) => q.where({ eventId: id }));
  await tell(...goers.map(({ userId }) => toldOfEvent('event', id, userId)));
}
