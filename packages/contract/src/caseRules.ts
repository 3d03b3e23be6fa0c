import type { CaseDecision } from './moderation.ts';
import { NO_REASONS } from './moderation.ts';
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

/**
 * What stands in the way of a decision: the case is about the moderator or has a report of theirs, or somebody decided since
 * they have read it.
 */
export function decisionProblem(
  held: Pick<StoredCase, 'ownerId' | 'closedAt' | 'version'>,
  { moderatorId, hasReported, version }: { moderatorId: string; hasReported: boolean; version: number },
): 'notYourCase' | 'decidedBefore' | undefined {
  if (hasReported || held.ownerId === moderatorId) return 'notYourCase';
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

/** What stands in the way of an answer to an appeal: it is one's own, one decided first, or it was answered. */
export function answerProblem(
  { ownerId, moderatorId: first }: Pick<StoredDecision, 'ownerId' | 'moderatorId'>,
  { outcome }: Pick<StoredAppeal, 'outcome'>,
  moderatorId: string,
): 'notYourCase' | 'otherModerator' | 'alreadyAnswered' | undefined {
  if (ownerId === moderatorId) return 'notYourCase';
  if (first === moderatorId) return 'otherModerator';
  return outcome === null ? undefined : 'alreadyAnswered';
}
