import * as z from 'zod/mini';
import { DAY_MS, SafetyRule, SubjectKind } from './subjects.ts';
import type { CaseAction } from './subjects.ts';
import { Id, Timestamp } from '../text.ts';

/** How long after a decision the member can ask to look again. */
export const APPEAL_DAYS = 30;

export const mayAppealUntil = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + APPEAL_DAYS * DAY_MS).toISOString();

export const DECISION_ACTIONS = ['hidden', 'warned', 'paused', 'closed'] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

const TOLD_AS: Record<Exclude<CaseAction, 'keep'>, DecisionAction> = {
  hide: 'hidden',
  warn: 'warned',
  pause1: 'paused',
  pause7: 'paused',
  close: 'closed',
};

/** What the member is told of an action. Nobody is told that something of theirs was kept: they were never asked. */
export const toldAs = (action: CaseAction): DecisionAction | undefined =>
  action === 'keep' ? undefined : TOLD_AS[action];

/** What the member's wish to look again has become; `undone` also where nobody asked and a moderator took it back. */
export const APPEAL_STATES = ['waiting', 'kept', 'undone'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** A decision about a member, as they are told it. Who decided and who reported is in no answer. */
export const Decision = z.object({
  id: Id,
  action: z.enum(DECISION_ACTIONS),
  subjectKind: SubjectKind,
  /** The beginning of what it is about, in the member's own words. */
  excerpt: z.string(),
  rule: SafetyRule,
  /** Of a pause. */
  until: z.nullable(Timestamp),
  createdAt: Timestamp,
  /** When the member was last told something new about it. */
  toldAt: Timestamp,
  appeal: z.nullable(z.enum(APPEAL_STATES)),
  mayAppealUntil: Timestamp,
});
export type Decision = z.infer<typeof Decision>;
