import * as z from 'zod/mini';
import { Id } from '../text.ts';

/** What a member can report. A picture is a media id that a post or a profile carries. */
export const SUBJECT_KINDS = ['post', 'comment', 'message', 'profile', 'picture'] as const;
export const SubjectKind = z.enum(SUBJECT_KINDS);
export type SubjectKind = z.infer<typeof SubjectKind>;

/** One thing that can be reported, and that moderators decide about. */
export const Subject = z.object({ kind: SubjectKind, id: Id });
export type Subject = z.infer<typeof Subject>;

/** Why a member reports something; their words stand in the catalogues. */
export const REPORT_REASONS = ['mean', 'money', 'bodies', 'scary', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

/** How soon a moderator should look, 3 first: what may hurt somebody today is before what was unkind. */
export const URGENCY_OF = { scary: 3, bodies: 3, money: 2, mean: 1, other: 1 } as const satisfies Record<
  ReportReason,
  number
>;

/** The rules that a decision names; the plain sentences stand in the catalogues. */
export const SAFETY_RULES = [
  'beKind',
  'noMoney',
  'noBodies',
  'noScaring',
  'noPrivateFacts',
  'beYourself',
] as const;
export const SafetyRule = z.enum(SAFETY_RULES);
export type SafetyRule = z.infer<typeof SafetyRule>;

/** What a moderator can decide. All but `keep` take the thing away from everybody. */
export const CASE_ACTIONS = ['keep', 'hide', 'warn', 'pause1', 'pause7', 'close'] as const;
export const CaseAction = z.enum(CASE_ACTIONS);
export type CaseAction = z.infer<typeof CaseAction>;

const PAUSE_DAYS: Partial<Record<CaseAction, number>> = { pause1: 1, pause7: 7 };

export const DAY_MS = 86_400_000;

/** Until when a decision of this moment pauses the account, if it does. */
export function pausedUntil(action: CaseAction, now: Date): string | null {
  const days = PAUSE_DAYS[action];
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** Whether an account is paused now. */
export const isPaused = (until: string | null | undefined, now: Date): until is string =>
  Boolean(until) && (until ?? '') > now.toISOString();

/** How much of what was reported stands in lists, in characters. */
export const EXCERPT_CHARACTERS = 200;

/** The beginning of a text, never in the middle of a character. */
export function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length <= EXCERPT_CHARACTERS
    ? text
    : `${characters.slice(0, EXCERPT_CHARACTERS - 1).join('')}…`;
}
