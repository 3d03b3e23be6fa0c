import type { Decision } from '@friendbase/contract';

/** What moderators decided about a post of a member, who can still ask about it. For tests. */
export const aDecision = (change: Partial<Decision> = {}): Decision => ({
  id: 'a-decision',
  action: 'hidden',
  subjectKind: 'post',
  excerpt: 'You are all silly',
  rule: 'beKind',
  until: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  toldAt: '2026-11-20T10:00:00.000Z',
  appeal: null,
  mayAppealUntil: '2026-12-20T10:00:00.000Z',
  ...change,
});
