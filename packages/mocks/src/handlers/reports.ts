import {
  countReasons,
  knownAnswer,
  MOST_LISTED_REPORTS,
  openedCase,
  apiError,
  toldOfCases,
  URGENCY_OF,
  urgencyOf,
} from '@friendbase/contract';
import type { ReportDraft, StoredCase, StoredReport } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { friendships } from './friendships.ts';
import { moderatorIds, requireSelf } from './people.ts';
import { findThing } from './things.ts';
import type { Thing } from './things.ts';

type ReportHandlers = Pick<MockHandlers, 'reportThing' | 'listReports'>;

export const reports: ReportHandlers = {
  async reportThing({ body }, context) {
    const { store, caller } = context;
    const { id: reporterId } = caller();
    const { subject, alsoBlock } = body;
    const thing = findThing(store, subject, reporterId);
    const once = { reporterId, subjectKind: subject.kind, subjectId: subject.id };
    const known = store.reports.findFirst((q) => q.where(once));
    if (thing?.ownerId === reporterId) throw apiError('ownThing');
    const report = known ?? (thing && (await addReport(context, body, thing)));
    if (!report) throw apiError('thingNotFound');
    if (alsoBlock && thing) {
      const asked = { userId: reporterId, friendId: thing.ownerId, status: 'blocked' as const };
      await friendships.createFriendship({ body: asked, params: {}, query: {} }, context);
    }
    return report;
  },

  async listReports({ params: { userId } }, { store, caller }) {
    requireSelf(caller(), userId);
    const own = store.reports.findMany((q) => q.where({ reporterId: userId }));
    return newestFirst(own, { limit: MOST_LISTED_REPORTS - 1 });
  },
};

type SubjectIs = Pick<StoredCase, 'subjectKind' | 'subjectId'>;

async function addReport(
  { store, caller, now, tell }: MockContext,
  { subject, reason, words }: ReportDraft,
  thing: Thing,
): Promise<StoredReport> {
  const subjectIs = { subjectKind: subject.kind, subjectId: subject.id };
  const earlier = earlierOf(store, subjectIs);
  const state = knownAnswer(earlier, { subjectKind: subject.kind, reason, isGone: thing.isGone });
  const createdAt = now().toISOString();
  const added = openedCase({
    id: crypto.randomUUID(),
    list: 'reports',
    ...subjectIs,
    ownerId: thing.ownerId,
    content: thing.content,
    signals: [],
    urgency: URGENCY_OF[reason],
    openedAt: createdAt,
  });
  const caseId = state === 'waiting' || !earlier ? await openCase(store, added) : earlier.caseId;
  const report = await store.reports.create({
    id: crypto.randomUUID(),
    caseId,
    reporterId: caller().id,
    ...subjectIs,
    reason,
    words,
    state,
    createdAt,
    answeredAt: state === 'waiting' ? null : createdAt,
  });
  if (state === 'waiting') await recount(store, caseId);
  if (caseId === added.id) await tell(...toldOfCases(moderatorIds(store, thing.ownerId)));
  return report;
}

/** The latest decision about a thing. */
function earlierOf(store: Store, { subjectKind, subjectId }: SubjectIs) {
  const [closed] = store.cases
    .findMany((q) => q.where({ subjectKind, subjectId }))
    .filter(({ list, closedAt }) => list !== 'appeals' && closedAt !== null)
    .toSorted((a, b) => ((a.closedAt ?? '') < (b.closedAt ?? '') ? 1 : -1));
  const decision = closed && store.decisions.findFirst((q) => q.where({ caseId: closed.id }));
  if (!decision) return undefined;
  const { action, undoneAt } = decision;
  return { caseId: closed.id, urgency: closed.urgency, action, isUndone: undoneAt !== null };
}

/** The id of the open case of a thing: this new one, if there is none. */
async function openCase(store: Store, added: StoredCase): Promise<string> {
  const { subjectKind, subjectId } = added;
  const open = store.cases
    .findMany((q) => q.where({ subjectKind, subjectId }))
    .find(({ list, closedAt }) => list !== 'appeals' && closedAt === null);
  return (open ?? (await store.cases.create(added))).id;
}

/** Also a case that began with signals is one of reports now. */
async function recount(store: Store, caseId: string): Promise<void> {
  const counted = countReasons(
    store.reports.findMany((q) => q.where({ caseId })).map(({ reason }) => reason),
  );
  await store.cases.update((q) => q.where({ id: caseId }), {
    data: (it) => void Object.assign(it, { reasons: counted, urgency: urgencyOf(counted), list: 'reports' }),
  });
}
