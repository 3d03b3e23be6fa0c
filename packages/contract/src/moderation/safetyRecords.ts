import { mayAppealUntil, toldAs } from './decisions.ts';
import type { AppealState, Decision } from './decisions.ts';
import type { CaseEntry, CaseList, ReasonCounts } from './cases.ts';
import type { Signal } from './newAccounts.ts';
import type { ReportState } from './reports.ts';
import { excerptOf, URGENCY_OF } from './subjects.ts';
import type { CaseAction, ReportReason, SafetyRule, SubjectKind } from './subjects.ts';
import type { Reaction } from '../reactions.ts';
import { hiddenNames } from '../users.ts';
import type { Person } from '../users.ts';

/** A report as backends store it. Who wrote it leaves in no answer but the reporter's own. */
export interface StoredReport {
  id: string;
  caseId: string;
  reporterId: string;
  subjectKind: SubjectKind;
  subjectId: string;
  reason: ReportReason;
  words: string;
  state: ReportState;
  createdAt: string;
  answeredAt: string | null;
}

/** What waits for a moderator, or did: of one thing there is one that is open. */
export interface StoredCase {
  id: string;
  list: CaseList;
  subjectKind: SubjectKind;
  subjectId: string;
  ownerId: string;
  /** As it was when the case was opened: a profile can change, and a thing can go. */
  content: string;
  reasons: ReasonCounts;
  signals: Signal[];
  urgency: number;
  openedAt: string;
  closedAt: string | null;
  /** Raised by every decision and every undoing. */
  version: number;
}

/** What was taken of a profile. */
export interface TakenProfile {
  displayName: string;
  bio: string | null;
  avatarUrl: string | null;
}

/** What a decision took that is no thing of its own, to give it back. */
export interface Taken {
  profile?: TakenProfile;
  /** A picture that was its owner's own. */
  isAvatar?: boolean;
  /** The posts that a closed account liked. */
  likes?: string[];
  /** What it felt about posts. */
  reactions?: Omit<Reaction, 'userId'>[];
}

/** What a closing that holds has taken, with the likes and reactions of another one that is undone. */
export const takenWith = (held: Taken | null, { likes = [], reactions = [] }: Taken): Taken => ({
  ...held,
  likes: [...(held?.likes ?? []), ...likes],
  reactions: [...(held?.reactions ?? []), ...reactions],
});

export interface StoredDecision {
  id: string;
  caseId: string;
  ownerId: string;
  moderatorId: string;
  action: CaseAction;
  rule: SafetyRule | null;
  subjectKind: SubjectKind;
  subjectId: string;
  excerpt: string;
  until: string | null;
  createdAt: string;
  undoneAt: string | null;
  /** When the member was last told of something new about it; null where they are told nothing. */
  toldAt: string | null;
  taken: Taken | null;
}

/** A member's wish to look again. It has the id of its case in the list `appeals`. */
export interface StoredAppeal {
  id: string;
  decisionId: string;
  words: string;
  createdAt: string;
  outcome: 'keep' | 'undo' | null;
  answeredAt: string | null;
  answeredBy: string | null;
}

/** An entry of the queue. */
export const caseEntry = (
  { id, list, subjectKind, content, reasons, urgency, openedAt }: StoredCase,
  owner: Person,
): CaseEntry => ({
  id,
  list,
  subjectKind,
  excerpt: excerptOf(content),
  reasons,
  reportsCount: Object.values(reasons).reduce((sum, count) => sum + count, 0),
  urgency,
  openedAt,
  owner,
});

/** The urgency of a case: that of its most urgent reason. */
export const urgencyOf = (reasons: ReasonCounts): number =>
  Math.max(
    1,
    ...(Object.keys(reasons) as ReportReason[]).map((reason) =>
      reasons[reason] > 0 ? URGENCY_OF[reason] : 1,
    ),
  );

function appealState(
  { undoneAt }: Pick<StoredDecision, 'undoneAt'>,
  appeal: Pick<StoredAppeal, 'outcome'> | undefined,
): AppealState | null {
  if (undoneAt !== null) return 'undone';
  if (!appeal) return null;
  return appeal.outcome === null ? 'waiting' : 'kept';
}

/** A decision as the member is told it, or nothing where they are told nothing. */
export function decisionTold(
  decision: StoredDecision,
  appeal: Pick<StoredAppeal, 'outcome'> | undefined,
): Decision | undefined {
  const action = toldAs(decision.action);
  if (!action || !decision.rule) return undefined;
  const { id, subjectKind, excerpt, rule, until, createdAt, toldAt } = decision;
  return {
    id,
    action,
    subjectKind,
    excerpt,
    rule,
    until,
    createdAt,
    toldAt: toldAt ?? createdAt,
    appeal: appealState(decision, appeal),
    mayAppealUntil: mayAppealUntil(createdAt),
  };
}

/**
 * What answers a new report of a thing that was decided before: `kept` where a moderator has found it fine for a reason
 * that is as urgent, and it cannot have changed since; `removed` where it is gone. Otherwise it needs a new look.
 */
export function knownAnswer(
  earlier: { action: CaseAction; isUndone: boolean; urgency: number } | undefined,
  { subjectKind, reason, isGone }: { subjectKind: SubjectKind; reason: ReportReason; isGone: boolean },
): ReportState {
  if (!earlier || earlier.isUndone || subjectKind === 'profile') return 'waiting';
  if (earlier.action !== 'keep') return isGone ? 'removed' : 'waiting';
  return URGENCY_OF[reason] <= earlier.urgency ? 'kept' : 'waiting';
}

/** Whether a decision takes the thing away. Of a new account that was no thing: its profile shows who acted. */
export const hidesSubject = (
  action: CaseAction,
  { list, subjectKind }: Pick<StoredCase, 'list' | 'subjectKind'>,
): boolean => action !== 'keep' && (action === 'hide' || list !== 'newAccounts' || subjectKind !== 'profile');

const APPEAL_URGENCY: Partial<Record<CaseAction, number>> = { close: 3, pause7: 2, pause1: 2 };

/** The case of an appeal: who cannot write waits for nobody else's. */
export const appealCase = (
  { subjectKind, subjectId, ownerId, excerpt, action }: StoredDecision,
  { id, createdAt }: { id: string; createdAt: string },
  reasons: ReasonCounts,
): StoredCase => ({
  id,
  list: 'appeals',
  subjectKind,
  subjectId,
  ownerId,
  content: excerpt,
  reasons,
  signals: [],
  urgency: APPEAL_URGENCY[action] ?? 1,
  openedAt: createdAt,
  closedAt: null,
  version: 0,
});

/** What holds for an account by its decisions that were not undone. */
export function standingAfter(decisions: readonly Pick<StoredDecision, 'action' | 'until' | 'createdAt'>[]): {
  pausedUntil: string | null;
  closedAt: string | null;
} {
  const pauses = decisions.flatMap(({ until }) => until ?? []).sort();
  return {
    pausedUntil: pauses.at(-1) ?? null,
    closedAt: decisions.find(({ action }) => action === 'close')?.createdAt ?? null,
  };
}

/** Whether a decision answers reports with `removed` or `kept`. */
export const reportStateAfter = (action: CaseAction): ReportState => (action === 'keep' ? 'kept' : 'removed');

/** What a decision holds of a profile once an earlier one is undone: what itself took, and else what that one had. */
export const heldProfile = (memberId: string, held: TakenProfile, given: TakenProfile): TakenProfile => ({
  displayName: held.displayName === hiddenNames(memberId).displayName ? given.displayName : held.displayName,
  bio: held.bio ?? given.bio,
  avatarUrl: held.avatarUrl ?? given.avatarUrl,
});

/** Who deleted something, and when: backends store it for moderators, and no call of a member finds it. */
export interface Deletion {
  deletedAt: string;
  deletedBy: string;
}

export const deletionBy = ({ id }: { id: string }, now: Date): Deletion => ({
  deletedAt: now.toISOString(),
  deletedBy: id,
});
