import * as z from 'zod/mini';
import { endpoint, perHour } from '../endpoint.ts';
import { MOST_REPORT_CHARACTERS } from './reports.ts';
import { DAY_MS, SafetyRule, SubjectKind } from './subjects.ts';
import type { CaseAction } from './subjects.ts';
import { Id, text, Timestamp } from '../text.ts';

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

/** More are not listed. */
export const MOST_LISTED_DECISIONS = 100;

/** The newest first. 403 for another member's. */
export const listDecisions = endpoint({
  method: 'get',
  path: '/api/decisions/:userId',
  summary: 'Read what moderators decided about what you wrote, and which rule it was.',
  input: { params: z.object({ userId: Id }) },
  output: z.array(Decision),
  errors: ['notYourAccount'],
});

/** Asks once for another moderator to look. 404 for a decision about somebody else, 409 after `APPEAL_DAYS` or twice. */
export const appealDecision = endpoint({
  method: 'post',
  path: '/api/decisions/:id/appeal',
  summary: 'Ask us to look again. Another moderator will answer.',
  input: {
    params: z.object({ id: Id }),
    body: z.object({ words: z._default(text(MOST_REPORT_CHARACTERS), '') }),
  },
  output: Decision,
  limit: perHour(60),
  errors: ['decisionNotFound', 'alreadyAsked', 'appealTooLate'],
});

/** What stands in the way of an appeal now, as the code of its error response. */
export function appealProblem(
  { createdAt, appeal, isUndone }: { createdAt: string; appeal: AppealState | null; isUndone: boolean },
  now: Date,
): 'alreadyAsked' | 'appealTooLate' | undefined {
  if (appeal !== null || isUndone) return 'alreadyAsked';
  return mayAppealUntil(createdAt) < now.toISOString() ? 'appealTooLate' : undefined;
}
