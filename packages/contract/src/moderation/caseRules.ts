import { hasBlocked } from '../friendships.ts';
import type { FriendshipRecord } from '../friendships.ts';
import type { CaseDecision, Conflict } from './cases.ts';
import { NO_REASONS } from './cases.ts';
import type { StoredAppeal, StoredCase, StoredDecision } from './safetyRecords.ts';
import { excerptOf, pausedUntil } from './subjects.ts';

/** What a new case is about and why it is opened. */
export type OpenedCase = Pick<
  StoredCase,
  'id' | 'list' | 'subjectKind' | 'subjectId' | 'ownerId' | 'content' | 'signals' | 'urgency' | 'openedAt'
>;

/** A case that waits, before its reports are counted. */
export const openedCase = (opened: OpenedCase): StoredCase => ({
  ...opened,
  reasons: NO_REASONS,
  closedAt: null,
  version: 0,
});

/** How a moderator stands to a case that is not about themselves. */
export interface StandingToCase {
  hasReported: boolean;
  /** Between the moderator and the owner. */
  friendship: FriendshipRecord | undefined;
  /** Whether another moderator has no conflict of their own. */
  isReplaceable: boolean;
}

/**
 * What keeps a moderator from acting on a case. A block of the owner's alone counts while another moderator can act: nobody
 * gets out of all decisions by blocking everyone who makes them.
 */
export function conflictOf(
  moderatorId: string,
  { hasReported, friendship, isReplaceable }: StandingToCase,
): Exclude<Conflict, 'decidedFirst'> | undefined {
  if (hasReported) return 'reported';
  if (friendship?.status === 'accepted') return 'acquainted';
  if (friendship?.status !== 'blocked') return undefined;
  return isReplaceable || hasBlocked(friendship, moderatorId) ? 'acquainted' : undefined;
}

/** What stands in the way of a decision: a conflict, or somebody decided since the moderator has read the case. */
export function decisionProblem(
  held: Pick<StoredCase, 'closedAt' | 'version'>,
  { hasConflict, version }: { hasConflict: boolean; version: number },
): 'notYourCase' | 'decidedBefore' | undefined {
  if (hasConflict) return 'notYourCase';
  return held.closedAt !== null || held.version !== version ? 'decidedBefore' : undefined;
}

/** The record of a decision, before anything was taken. */
export function madeDecision(
  { ownerId, subjectKind, subjectId, content, id: caseId }: StoredCase,
  { action, rule }: Pick<CaseDecision, 'action' | 'rule'>,
  { id, moderatorId, now }: { id: string; moderatorId: string; now: Date },
): StoredDecision {
  const createdAt = now.toISOString();
  const isKept = action === 'keep';
  return {
    id,
    caseId,
    ownerId,
    moderatorId,
    action,
    rule: isKept ? null : rule,
    subjectKind,
    subjectId,
    excerpt: excerptOf(content),
    until: pausedUntil(action, now),
    createdAt,
    undoneAt: null,
    toldAt: isKept ? null : createdAt,
    taken: null,
  };
}

/** What stands in the way of an answer to an appeal: a conflict, one decided first, or it was answered. */
export function answerProblem(
  { moderatorId: first }: Pick<StoredDecision, 'moderatorId'>,
  { outcome }: Pick<StoredAppeal, 'outcome'>,
  { moderatorId, hasConflict }: { moderatorId: string; hasConflict: boolean },
): 'notYourCase' | 'otherModerator' | 'alreadyAnswered' | undefined {
  if (hasConflict) return 'notYourCase';
  if (first === moderatorId) return 'otherModerator';
  return outcome === null ? undefined : 'alreadyAnswered';
}
