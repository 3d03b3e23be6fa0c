import { fixedId } from '../fixtures/ids.ts';
import { countReasons, NO_REASONS } from '../moderation/cases.ts';
import type { StoredLetter } from '../moderation/letters.ts';
import type { StoredAppeal, StoredCase, StoredDecision, StoredReport } from '../moderation/safetyRecords.ts';
import { memberId, postId } from './seeds.ts';
import type { Name } from './seeds.ts';

export const caseId = (n: number): string => fixedId('case', n);
export const reportId = (n: number): string => fixedId('report', n);
export const letterId = (n: number): string => fixedId('letter', n);
export const decisionId = (n: number): string => fixedId('decision', n);

/** Of a seed: opens an appeal for a closed account. */
export const APPEAL_TOKEN = 'token-of-a-closed-account';

/** Later than the clocks of the backends: nothing here is too old to be asked about. */
export const AFTER = '2025-12-31T23:00:00.000Z';

/** The `n`th case of a seed: about a post of `owner` that a member called mean. A higher `n` is a newer case. */
export const caseAbout = (owner: Name, n: number, rest: Partial<StoredCase> = {}): StoredCase => ({
  id: caseId(n),
  list: 'reports',
  subjectKind: 'post',
  subjectId: postId(100 + n),
  ownerId: memberId(owner),
  content: `Words ${n} of ${owner}`,
  reasons: rest.list === 'newAccounts' ? NO_REASONS : countReasons(['mean']),
  signals: [],
  urgency: 1,
  openedAt: new Date(Date.UTC(2024, 0, 3, 8, n)).toISOString(),
  closedAt: null,
  version: rest.closedAt ? 1 : 0,
  ...rest,
});

/** The `n`th report of a seed, of what the case `of` is about. */
export const reportBy = (
  reporter: Name,
  n: number,
  of: number,
  rest: Partial<StoredReport> = {},
): StoredReport => ({
  id: reportId(n),
  caseId: caseId(of),
  reporterId: memberId(reporter),
  subjectKind: 'post',
  subjectId: postId(of),
  reason: 'mean',
  words: '',
  state: 'waiting',
  createdAt: '2024-01-03T08:00:00.000Z',
  answeredAt: null,
  ...rest,
});

/** The `n`th decision of a seed, of the case `of`: Finn hid something of `owner`. He is no moderator anymore. */
export const decisionAbout = (
  owner: Name,
  n: number,
  of: number,
  rest: Partial<StoredDecision> = {},
): StoredDecision => ({
  id: decisionId(n),
  caseId: caseId(of),
  ownerId: memberId(owner),
  moderatorId: memberId('finn'),
  action: 'hide',
  rule: 'beKind',
  subjectKind: 'post',
  subjectId: postId(100 + of),
  excerpt: `Words ${of} of ${owner}`,
  until: null,
  createdAt: AFTER,
  undoneAt: null,
  toldAt: AFTER,
  taken: null,
  ...rest,
});

/** The appeal whose case is `n`, against the decision `against`. */
export const appealOf = (n: number, against: number, rest: Partial<StoredAppeal> = {}): StoredAppeal => ({
  id: caseId(n),
  decisionId: decisionId(against),
  words: 'I did not mean it.',
  createdAt: '2024-01-03T09:00:00.000Z',
  outcome: null,
  answeredAt: null,
  answeredBy: null,
  ...rest,
});

/** The `n`th letter of a seed. A higher `n` is a newer one. */
export const letterBy = (name: Name, n: number, rest: Partial<StoredLetter> = {}): StoredLetter => ({
  id: letterId(n),
  memberId: memberId(name),
  topic: 'question',
  words: `Words ${n} of ${name}`,
  createdAt: new Date(Date.UTC(2024, 0, 3, 8, n)).toISOString(),
  answer: null,
  answeredAt: null,
  answeredBy: null,
  ...rest,
});
