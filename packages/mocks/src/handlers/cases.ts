import {
  caseEntry,
  COMMENTS_AROUND,
  mediaIdIn,
  MESSAGES_AROUND,
  OFTEN_KEPT,
  postMedia,
  apiError,
} from '@friendbase/contract';
import type {
  ContextEntry,
  ModerationCase,
  ModeratorDecision,
  PostMedia,
  StoredCase,
  StoredDecision,
} from '@friendbase/contract';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { readConflict } from './conflicts.ts';
import { requireMember } from './people.ts';
import { isGone } from './things.ts';

/** A case with all that its moderator needs. Throws 404 for one about themselves, as for an unknown one. */
export function readCase(store: Store, id: string, moderatorId: string): ModerationCase {
  const row = store.cases.findFirst((q) => q.where({ id }));
  if (!row || row.ownerId === moderatorId) throw apiError('caseNotFound');
  const { ownerId, subjectKind, subjectId, content, signals, version } = row;
  const appeal = appealOf(store, id);
  const aboutId = appeal?.caseId ?? id;
  const conflict = readConflict(store, { ownerId, caseId: aboutId }, moderatorId);
  const reports = store.reports.findMany((q) => q.where({ caseId: aboutId }));
  const earlier = newestFirst(
    store.decisions.findMany((q) => q.where({ ownerId })),
    { limit: 19 },
  ).map((decision) => ({ ...withModerator(store, decision), caseId: decision.caseId }));
  const lines = newestFirst(
    store.moderationRecord.findMany((q) => q.where({ caseId: id })),
    { limit: 19 },
  );
  return {
    ...caseEntry(row, requireMember(store, ownerId)),
    content,
    media: mediaOf(store, row),
    isGone: isGone(store, { kind: subjectKind, id: subjectId }),
    context: contextOf(store, row),
    reports: newestFirst(reports, { limit: 99 }).toReversed(),
    oftenKeptReporters: reports.filter(({ reporterId }) => isOftenKept(store, reporterId)).length,
    signals,
    earlier,
    decision: earlier.find(({ caseId }) => caseId === id) ?? null,
    appeal: appeal?.told ?? null,
    conflict: conflict ?? (appeal?.moderatorId === moderatorId ? 'decidedFirst' : null),
    record: lines.map(({ act, createdAt, moderatorId: by }) => ({
      act,
      createdAt,
      by: requireMember(store, by),
    })),
    version,
  };
}

/** A decision with who made it. */
export const withModerator = (store: Store, decision: StoredDecision): ModeratorDecision => ({
  ...decision,
  by: requireMember(store, decision.moderatorId),
});

function appealOf(store: Store, id: string) {
  const appeal = store.appeals.findFirst((q) => q.where({ id }));
  const decision = appeal && store.decisions.findFirst((q) => q.where({ id: appeal.decisionId }));
  if (!decision) return undefined;
  const { words, createdAt, outcome } = appeal;
  const { caseId, moderatorId } = decision;
  return {
    caseId,
    moderatorId,
    told: { words, createdAt, outcome, decision: withModerator(store, decision) },
  };
}

const isOftenKept = (store: Store, reporterId: string): boolean =>
  store.reports.findMany((q) => q.where({ reporterId, state: 'kept' })).length >= OFTEN_KEPT;

/** The pictures that a case is about, also those that were taken away. */
function mediaOf(store: Store, { subjectKind, subjectId }: StoredCase): PostMedia[] {
  const post = subjectKind === 'post' ? store.posts.all().find(({ id }) => id === subjectId) : undefined;
  const ids = subjectKind === 'picture' ? [subjectId] : (post?.mediaUrls ?? []).map(mediaIdIn);
  return ids.flatMap((id) => store.media.all().filter((it) => it.id === id)).map(postMedia);
}

interface Written {
  id: string;
  authorId?: string;
  senderId?: string;
  content: string;
  createdAt: string;
  deletedAt?: string | undefined;
  deletedBy?: string | undefined;
}

const placeOf = ({ createdAt, id }: Written): string => `${createdAt}~${id}`;
const inOrder = (entries: Written[]): Written[] =>
  entries.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
/** The live things of an author, and what closing their account took: an appeal is looked at as the case was. */
const isLive = (store: Store, { deletedAt, deletedBy, authorId, senderId }: Written): boolean =>
  deletedAt === undefined ||
  store.decisions
    .findMany((q) => q.where({ ownerId: authorId ?? senderId ?? '', action: 'close' }))
    .some(({ createdAt, moderatorId }) => createdAt === deletedAt && moderatorId === deletedBy);

/** Half of the live ones before and half after, with the one itself. */
function around(store: Store, subject: Written, others: Written[], most: number): Written[] {
  const live = inOrder(others).filter((it) => isLive(store, it) && it.id !== subject.id);
  const before = live.filter((it) => placeOf(it) < placeOf(subject)).slice(-most / 2);
  const after = live.filter((it) => placeOf(it) > placeOf(subject)).slice(0, most / 2);
  return [...before, subject, ...after];
}

/** What stands around a reported thing, oldest first, and no more of it. */
function contextOf(store: Store, { subjectKind, subjectId }: StoredCase): ContextEntry[] {
  const entries = (kind: ContextEntry['kind'], written: Written[]): ContextEntry[] =>
    written.map(({ id, authorId, senderId, content, createdAt }) => ({
      id,
      kind,
      author: requireMember(store, authorId ?? senderId ?? ''),
      content,
      createdAt,
      isSubject: id === subjectId,
    }));
  const post = (id: string) => store.posts.all().filter((it) => it.id === id);
  switch (subjectKind) {
    case 'message': {
      const message = store.messages.all().find(({ id }) => id === subjectId);
      if (!message) return [];
      const pair = [message.senderId, message.receiverId];
      const between = store.messages
        .all()
        .filter(({ senderId, receiverId }) => pair.includes(senderId) && pair.includes(receiverId));
      return entries('message', around(store, message, between, MESSAGES_AROUND));
    }
    case 'comment': {
      const comment = store.comments.all().find(({ id }) => id === subjectId);
      if (!comment) return [];
      const beside = store.comments.all().filter(({ postId }) => postId === comment.postId);
      return [
        ...entries('post', post(comment.postId)),
        ...entries('comment', around(store, comment, beside, COMMENTS_AROUND)),
      ];
    }
    case 'post': {
      const under = inOrder(store.comments.all().filter(({ postId }) => postId === subjectId)).filter((it) =>
        isLive(store, it),
      );
      return [...entries('post', post(subjectId)), ...entries('comment', under.slice(-COMMENTS_AROUND))];
    }
    default:
      return [];
  }
}
