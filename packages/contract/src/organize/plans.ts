import * as z from 'zod/mini';
import { endpoint, perHour } from '../endpoint.ts';
import { Count, Id, Timestamp } from '../text.ts';
import { Person } from '../users.ts';
import { PlanDraft } from './planDraft.ts';

/** Far more than a community makes in a season: the newest of them are listed. */
export const MOST_PLANS = 200;

/** Where a plan stands: nobody but organizers sees a draft, and what was called off stays so. */
export const PLAN_STAGES = ['draft', 'upcoming', 'active', 'completed', 'cancelled'] as const;
export type PlanStage = (typeof PLAN_STAGES)[number];

/** What an organizer made, or makes. Once it is published, members see a tournament, an event or a reward with its id, or the story itself. */
export const Plan = z.extend(PlanDraft, {
  id: Id,
  stage: z.enum(PLAN_STAGES),
  /** Who has joined, or goes; of a reward, how often it was redeemed. */
  peopleCount: Count,
  /** Who made it; nobody where they have left. */
  by: z.nullable(Person),
  isOwn: z.boolean(),
  changedAt: Timestamp,
});
export type Plan = z.infer<typeof Plan>;

/** A plan as it is stored. Where a published one stands is known by what members see. */
export interface StoredPlan {
  id: string;
  organizerId: string | null;
  state: 'draft' | 'published' | 'cancelled';
  draft: PlanDraft;
  createdAt: string;
  changedAt: string;
}

const ofOne = z.object({ id: Id });
const limit = perHour(240);

/** Of all organizers, the newest first. */
export const listPlans = endpoint({
  method: 'get',
  path: '/api/organize/plans',
  summary: 'Read what organizers have made: drafts, and what was published or called off.',
  access: 'organizer',
  input: {},
  output: z.array(Plan),
  errors: ['passkeyNeeded'],
});

/** Makes a draft, which members do not see. 404 for a picture that is not the organizer's own, ready image. */
export const createPlan = endpoint({
  method: 'post',
  path: '/api/organize/plans',
  summary: 'Make a draft of a tournament, an event, a reward or a picture story.',
  access: 'organizer',
  status: 201,
  isCreating: true,
  input: { body: PlanDraft },
  output: Plan,
  limit,
  errors: ['passkeyNeeded', 'planAboutMoney', 'mediaNotFound'],
});

/**
 * Changes a draft, or what was published: error responses as `planChangeError` says, and 404 for a new picture that is not the organizer's
 * own, ready image. Who goes to an event that is moved is told.
 */
export const updatePlan = endpoint({
  method: 'put',
  path: '/api/organize/plans/:id',
  summary: 'Change a tournament, an event, a reward or a picture story.',
  access: 'organizer',
  input: { params: ofOne, body: PlanDraft },
  output: Plan,
  limit,
  errors: [
    'passkeyNeeded',
    'planAboutMoney',
    'planNotFound',
    'planCancelled',
    'planStarted',
    'planTaken',
    'planDearer',
    'eventTimePast',
    'mediaNotFound',
  ],
});

/** Shows it to all members. Again is the same. */
export const publishPlan = endpoint({
  method: 'post',
  path: '/api/organize/plans/:id/publish',
  summary: 'Show a draft to all members.',
  access: 'organizer',
  input: { params: ofOne },
  output: Plan,
  limit,
  errors: ['passkeyNeeded', 'planNotFound', 'planCancelled', 'eventTimePast'],
});

/** Throws a draft away, or calls off what was published: entry fees go back, who goes is told, and a reward is redeemed no more. Again is the same. */
export const cancelPlan = endpoint({
  method: 'post',
  path: '/api/organize/plans/:id/cancel',
  summary: 'Call a tournament, an event, a reward or a picture story off.',
  access: 'organizer',
  input: { params: ofOne },
  output: Plan,
  limit,
  errors: ['passkeyNeeded', 'planNotFound', 'tournamentOver', 'eventOver'],
});
