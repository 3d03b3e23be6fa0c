import { appealDecision, listDecisions } from '../moderation/ownDecisions.ts';
import type { Seed } from '../fixtures/seed.ts';
import { decideCase, getCase, listCases } from '../moderation/cases.ts';
import type { CaseEntry, CaseList } from '../moderation/cases.ts';
import { listReports, reportThing } from '../moderation/reports.ts';
import type { ReportDraft } from '../moderation/reports.ts';
import type { CaseAction, Subject } from '../moderation/subjects.ts';
import type { Backend, Visitor } from './backend.ts';
import { everythingReadBy } from './readable.ts';
import { among, memberId, pictureOf, postBy, postId, mediaId, mediaUrls } from './seeds.ts';
import type { Name } from './seeds.ts';
import { commentBy, commentId, messageFrom, messageId } from './talkSeeds.ts';

const BEFORE = { createdAt: '2023-01-01T00:00:00.000Z' };

/**
 * Ann and Cleo are friends of Ben, who has written everywhere; Dora knows nobody. Ed and Finn are moderators. Nobody has
 * a new account.
 */
export const talkative: Seed = {
  ...among(
    ['ann', 'ben', 'cleo', 'dora', 'ed', 'finn'],
    [
      ['ann', 'ben', 'accepted'],
      ['ben', 'cleo', 'accepted'],
      ['ann', 'cleo', 'accepted'],
    ],
  ),
  posts: [
    postBy('ben', 1, { mediaUrls: mediaUrls(1), mediaDescriptions: ['A wall'] }),
    postBy('ann', 2),
    postBy('cleo', 3, { privacy: 'friends' }),
  ],
  media: [pictureOf('ben', 1), pictureOf('ben', 2)],
  comments: [commentBy('ben', 1, { postId: postId(2) }), commentBy('cleo', 2), commentBy('ann', 3)],
  messages: [
    messageFrom('ben', 'ann', 1),
    messageFrom('ann', 'ben', 2),
    messageFrom('ben', 'ann', 3),
    messageFrom('ben', 'cleo', 4),
  ],
};
talkative.members = talkative.members.map((one) => ({
  ...one,
  ...BEFORE,
  role: ['ed', 'finn'].includes(one.username) ? 'moderator' : 'member',
}));

const READERS = ['ann', 'cleo', 'dora'] as const;

/** All that Ben's friends and a stranger read. */
export const readByAll = async (backend: Backend): Promise<Record<string, string>[]> =>
  Promise.all(READERS.map(async (name) => everythingReadBy(await backend.as(name), name)));

/** One thing of Ben's of each kind, all of which Ann sees. */
export const BENS: Subject[] = [
  { kind: 'post', id: postId(1) },
  { kind: 'comment', id: commentId(1) },
  { kind: 'message', id: messageId(3) },
  { kind: 'profile', id: memberId('ben') },
  { kind: 'picture', id: mediaId(1) },
];

export const bensPost = BENS[0] as Subject;

export const report = (visitor: Visitor, subject: Subject, rest: Partial<ReportDraft> = {}) =>
  visitor.call(reportThing, { body: { subject, reason: 'mean', ...rest } });

export const reportsOf = (visitor: Visitor, name: Name) =>
  visitor.call(listReports, { params: { userId: memberId(name) } });

export const decisionsOf = (visitor: Visitor, name: Name) =>
  visitor.call(listDecisions, { params: { userId: memberId(name) } });

export const queueOf = async (visitor: Visitor, list: CaseList = 'reports'): Promise<CaseEntry[]> =>
  (await visitor.call(listCases, { query: { list } })).items;

/** The only case of a queue. */
export async function onlyCase(visitor: Visitor, list?: CaseList): Promise<CaseEntry> {
  const [first, ...others] = await queueOf(visitor, list);
  if (!first || others.length > 0) throw new Error(`There are ${others.length + (first ? 1 : 0)} cases.`);
  return first;
}

export const look = (visitor: Visitor, id: string) => visitor.call(getCase, { params: { id } });

export const decide = (visitor: Visitor, id: string, action: CaseAction, version = 0) =>
  visitor.call(decideCase, { params: { id }, body: { action, rule: 'beKind', version } });

export const askAgain = (visitor: Visitor, id: string, words = '') =>
  visitor.call(appealDecision, { params: { id }, body: { words } });
