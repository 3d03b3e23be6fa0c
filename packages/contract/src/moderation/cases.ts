import * as z from 'zod/mini';
import { Count, Id, Timestamp } from '../text.ts';
import { endpoint, pagedEndpoint, perHour } from '../endpoint.ts';
import type { Reason } from '../errorCodes.ts';
import { PostMedia } from '../media.ts';
import { Signal } from './newAccounts.ts';
import { CaseAction, ReportReason, SafetyRule, SubjectKind } from './subjects.ts';
import type { ReportReason as ReasonName } from './subjects.ts';
import { Person } from '../users.ts';
import type { InputProblem } from '../wrongInput.ts';

/** What members reported, what new accounts did, and what members asked to look at again. */
export const CASE_LISTS = ['reports', 'newAccounts', 'appeals'] as const;
export const CaseList = z.enum(CASE_LISTS);
export type CaseList = z.infer<typeof CaseList>;

/** Cases a page. */
export const CASE_PAGE_LENGTH = 20;

/** Messages of a conversation that a moderator sees around a reported one, and no more. */
export const MESSAGES_AROUND = 10;

/** Comments that a moderator sees around a reported one or under a reported post. */
export const COMMENTS_AROUND = 10;

/** How often a reporter's last reports were kept before the moderator is told. */
export const OFTEN_KEPT = 3;

const MOST_URGENT = 9;

/**
 * Where a case stands in its queue, as text that sorts: the most urgent first, then the oldest. One column and one index
 * walk a page, however many cases wait.
 */
export const casePlace = ({
  urgency,
  openedAt,
  id,
}: {
  urgency: number;
  openedAt: string;
  id: string;
}): string => `${MOST_URGENT - urgency}~${openedAt}~${id}`;

/** The place of a case, or of a letter, from which a page goes on. */
export const CasePlace = z
  .string()
  .check(z.regex(/^\d~[\d:TZ.-]{24}~[\w-]{1,64}$/, 'noPlace' satisfies InputProblem));

/** How many reports there are for each reason. */
export const ReasonCounts = z.object({
  mean: Count,
  money: Count,
  bodies: Count,
  scary: Count,
  other: Count,
});
export type ReasonCounts = z.infer<typeof ReasonCounts>;

export const NO_REASONS: ReasonCounts = { mean: 0, money: 0, bodies: 0, scary: 0, other: 0 };

/** The counts of these reasons. */
export const countReasons = (reasons: readonly ReasonName[]): ReasonCounts => {
  const counts = { ...NO_REASONS };
  for (const reason of reasons) counts[reason] += 1;
  return counts;
};

/** A case in the queue: what was reported, however many did. Who reported it is in no answer. */
export const CaseEntry = z.object({
  id: Id,
  list: CaseList,
  subjectKind: SubjectKind,
  excerpt: z.string(),
  reasons: ReasonCounts,
  reportsCount: Count,
  urgency: z.int(),
  openedAt: Timestamp,
  /** Whose it is. */
  owner: Person,
});
export type CaseEntry = z.infer<typeof CaseEntry>;

/** A decision as moderators see it. */
export const ModeratorDecision = z.object({
  id: Id,
  action: CaseAction,
  rule: z.nullable(SafetyRule),
  by: Person,
  subjectKind: SubjectKind,
  excerpt: z.string(),
  until: z.nullable(Timestamp),
  createdAt: Timestamp,
  undoneAt: z.nullable(Timestamp),
});
export type ModeratorDecision = z.infer<typeof ModeratorDecision>;

/** One thing that was written around what was reported, or that itself. */
export const ContextEntry = z.object({
  id: Id,
  kind: z.enum(['post', 'comment', 'message']),
  author: Person,
  content: z.string(),
  createdAt: Timestamp,
  isSubject: z.boolean(),
});
export type ContextEntry = z.infer<typeof ContextEntry>;

/** What moderators do, as the record stores it, and what makes one. */
export const RECORD_ACTS = [
  'looked',
  'decided',
  'undid',
  'answered',
  'answeredLetter',
  'counted',
  'gaveRole',
  'gaveLink',
  'tookPasskeys',
  'planned',
  'changedPlan',
  'published',
  'calledOff',
  'usedCode',
] as const;
export type RecordAct = (typeof RECORD_ACTS)[number];

/** A line of the record about a case. */
export const RecordLine = z.object({ act: z.enum(RECORD_ACTS), by: Person, createdAt: Timestamp });
export type RecordLine = z.infer<typeof RecordLine>;

/**
 * Why a moderator may not act on a case that is not about themselves: it has a report of theirs, its owner is a friend or
 * one of the two has blocked the other, or the decision that is to be looked at again is theirs.
 */
export const CONFLICTS = ['reported', 'acquainted', 'decidedFirst'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** A case as the one sees it who decides. */
export const ModerationCase = z.extend(CaseEntry, {
  /** What was written, as it was when the case was opened. */
  content: z.string(),
  media: z.array(PostMedia),
  /** Its owner has deleted it, or it was taken away. */
  isGone: z.boolean(),
  context: z.array(ContextEntry),
  reports: z.array(z.object({ reason: ReportReason, words: z.string(), createdAt: Timestamp })),
  /** How many of the reporters had their last reports kept, `OFTEN_KEPT` or more: perhaps a campaign. */
  oftenKeptReporters: Count,
  signals: z.array(Signal),
  /** About the same member, the newest first. */
  earlier: z.array(ModeratorDecision),
  /** The decision that holds, once there is one. */
  decision: z.nullable(ModeratorDecision),
  /** Of the list `appeals`: the member's words, and the decision they are about. */
  appeal: z.nullable(
    z.object({
      words: z.string(),
      createdAt: Timestamp,
      outcome: z.nullable(z.enum(['keep', 'undo'])),
      decision: ModeratorDecision,
    }),
  ),
  /** What keeps the one who asks from deciding, answering and undoing. */
  conflict: z.nullable(z.enum(CONFLICTS)),
  record: z.array(RecordLine),
  version: z.int(),
});
export type ModerationCase = z.infer<typeof ModerationCase>;

/** The beginning of the addresses that exist for moderators alone. */
export const MODERATION_ROOT = '/api/moderation/';

const byId = { params: z.object({ id: Id }) };

/** A page of one queue, the most urgent first, then the oldest; never a case about the one who asks. */
export const listCases = pagedEndpoint({
  method: 'get',
  path: '/api/moderation/cases',
  summary: 'Read what waits for a moderator, the most urgent first.',
  access: 'moderator',
  input: {
    query: z.object({ list: z._default(CaseList, 'reports'), before: z.optional(CasePlace) }),
  },
  item: CaseEntry,
  errors: ['passkeyNeeded'],
});

/** The thing, what stands around it, and what was said of it. The record stores who looked. */
export const getCase = endpoint({
  method: 'get',
  path: '/api/moderation/cases/:id',
  summary: 'Read a case with its context. The record keeps that you looked.',
  access: 'moderator',
  input: byId,
  output: ModerationCase,
  errors: ['passkeyNeeded', 'caseNotFound'],
});

const CaseDecision = z.object({
  action: CaseAction,
  rule: z._default(z.nullable(SafetyRule), null),
  version: z.int(),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

const ruleError = ({ action, rule }: CaseDecision): Reason | undefined =>
  action !== 'keep' && rule === null ? ['ruleMissing'] : undefined;

/** Decides a case, once: 409 names who was first. 403 for a case about oneself and for a `Conflict`. */
export const decideCase = endpoint({
  method: 'post',
  path: '/api/moderation/cases/:id/decisions',
  summary: 'Decide a case: keep the thing, take it away, warn, pause or close the account.',
  access: 'moderator',
  status: 201,
  isCreating: true,
  input: { ...byId, body: CaseDecision },
  output: ModeratorDecision,
  rule: ({ body }) => ruleError(body),
  limit: perHour(1000),
  errors: ['passkeyNeeded', 'ruleMissing', 'caseNotFound', 'notYourCase', 'alreadyDecided'],
});

/** Brings back what the decision took away. 409 for one that was undone before, 403 as for deciding. */
export const undoDecision = endpoint({
  method: 'post',
  path: '/api/moderation/decisions/:id/undo',
  summary: 'Undo a decision: what was hidden comes back, a pause or closing ends.',
  access: 'moderator',
  input: byId,
  output: ModeratorDecision,
  limit: perHour(1000),
  errors: ['passkeyNeeded', 'decisionNotFound', 'notYourCase', 'alreadyUndone'],
});

/** Answers who asked to look again. 403 for the moderator who decided, and as for deciding. */
export const answerAppeal = endpoint({
  method: 'post',
  path: '/api/moderation/appeals/:id/answer',
  summary: 'Answer a member who asked us to look again: the decision stays or is undone.',
  access: 'moderator',
  input: { ...byId, body: z.object({ outcome: z.enum(['keep', 'undo']) }) },
  output: ModeratorDecision,
  limit: perHour(1000),
  errors: ['passkeyNeeded', 'caseNotFound', 'notYourCase', 'otherModerator', 'alreadyAnswered'],
});

/** How many weeks are counted, this one included. */
export const COUNTED_WEEKS = 12;

export const ModerationCounts = z.object({
  /** What waits now, by list. */
  open: z.object({ reports: Count, newAccounts: Count, appeals: Count, letters: Count }),
  /** Reports of the last weeks, by reason. */
  reasons: ReasonCounts,
  /** The newest first; `from` is its first moment. */
  weeks: z.array(z.object({ from: Timestamp, reportsCount: Count, decisionsCount: Count })),
  /** Of the decisions of the last weeks, from the first report on; null without any. */
  medianMinutes: z.nullable(Count),
  slowestTenthMinutes: z.nullable(Count),
});
export type ModerationCounts = z.infer<typeof ModerationCounts>;

export const getModerationCounts = endpoint({
  method: 'get',
  path: '/api/moderation/counts',
  summary: 'Read how many reports came and how long they waited.',
  access: 'moderator',
  input: {},
  output: ModerationCounts,
  errors: ['passkeyNeeded'],
});

const WEEK_MS = 604_800_000;
const MINUTE_MS = 60_000;

/** The first moment that is counted. */
export const countedFrom = (now: Date): string =>
  new Date(now.getTime() - COUNTED_WEEKS * WEEK_MS).toISOString();

/** How many whole weeks before `now` a moment is. */
const weeksAgo = (moment: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(moment)) / WEEK_MS);

/** The smallest value that `share` of the sorted values do not exceed; null without any. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

interface Counted {
  open: ModerationCounts['open'];
  /** Since `countedFrom`. */
  reports: readonly { reason: ReasonName; createdAt: string }[];
  decisions: readonly { createdAt: string; openedAt: string }[];
}

/** The page for whoever runs the server, from its rows. */
export function moderationCounts({ open, reports, decisions }: Counted, now: Date): ModerationCounts {
  const countIn = (rows: readonly { createdAt: string }[], week: number) =>
    rows.filter(({ createdAt }) => weeksAgo(createdAt, now) === week).length;
  const minutes = decisions
    .map(({ createdAt, openedAt }) => Math.max(0, Date.parse(createdAt) - Date.parse(openedAt)) / MINUTE_MS)
    .map(Math.round)
    .sort((a, b) => a - b);
  return {
    open,
    reasons: countReasons(reports.map(({ reason }) => reason)),
    weeks: Array.from({ length: COUNTED_WEEKS }, (_, week) => ({
      from: new Date(now.getTime() - (week + 1) * WEEK_MS).toISOString(),
      reportsCount: countIn(reports, week),
      decisionsCount: countIn(decisions, week),
    })),
    medianMinutes: quantile(minutes, 0.5),
    slowestTenthMinutes: quantile(minutes, 0.9),
  };
}
