import {
  countReasons,
  knownAnswer,
  openedCase,
  apiError,
  toldOfCases,
  URGENCY_OF,
  urgencyOf,
} from '@friendbase/contract';
import type { ReportDraft, StoredCase, StoredReport } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { askOrBlock } from '../friendships/commands.ts';
import { renewLast } from '../messages/commands.ts';
import { orderedPair } from '../friendships/pairedIds.ts';
import { caseRow, CaseModel, DecisionModel } from '../moderation/model.ts';
import { findThing } from '../moderation/things.ts';
import type { Thing } from '../moderation/things.ts';
import { ReportModel } from './model.ts';
import { moderatorIds } from '../users/model.ts';
import type { Live } from '../../live/live.ts';

interface By {
  live: Pick<Live, 'tell'>;
  reporterId: string;
  nextId: () => string;
  now: Date;
}

/** Reports a thing once: the same thing again is the same report. Throws 404 for what the reporter could not see. */
export async function reportThing(trx: Knex.Transaction, draft: ReportDraft, by: By): Promise<StoredReport> {
  const { subject, alsoBlock } = draft;
  const { live, reporterId, nextId, now } = by;
  const thing = await findThing(trx, subject, reporterId);
  const once = { reporterId, subjectKind: subject.kind, subjectId: subject.id };
  const known = await ReportModel.query(trx).findOne(once);
  if (!thing && !known) throw apiError('thingNotFound');
  if (thing?.ownerId === reporterId) throw apiError('ownThing');
  const report = known ?? (thing && (await addReport(trx, draft, thing, by)));
  if (alsoBlock && thing) {
    const asked = { id: nextId(), userId: reporterId, friendId: thing.ownerId, status: 'blocked' as const };
    live.tell(trx, ...(await askOrBlock(trx, { ...asked, askedAt: now.toISOString() })).told);
  }
  return report ?? ReportModel.query(trx).findOne(once).throwIfNotFound();
}

async function addReport(
  trx: Knex.Transaction,
  { subject, reason, words }: ReportDraft,
  thing: Thing,
  { live, reporterId, nextId, now }: By,
): Promise<StoredReport | undefined> {
  const subjectIs = { subjectKind: subject.kind, subjectId: subject.id };
  const earlier = await earlierOf(trx, subjectIs);
  const state = knownAnswer(earlier, { subjectKind: subject.kind, reason, isGone: thing.isGone });
  const createdAt = now.toISOString();
  const added = openedCase({
    id: nextId(),
    list: 'reports',
    ...subjectIs,
    ownerId: thing.ownerId,
    content: thing.content,
    signals: [],
    urgency: URGENCY_OF[reason],
    openedAt: createdAt,
  });
  const held = state === 'waiting' || !earlier ? await holdOpenCase(trx, added) : earlier;
  const report: StoredReport = {
    id: nextId(),
    caseId: held.caseId,
    reporterId,
    ...subjectIs,
    reason,
    words,
    state,
    createdAt,
    answeredAt: state === 'waiting' ? null : createdAt,
  };
  if (!(await insertIfAbsent(trx, ReportModel.tableName, report))) return undefined;
  if (state === 'waiting') await recount(trx, held.caseId);
  if (held.caseId === added.id) live.tell(trx, ...toldOfCases(await moderatorIds(trx, thing.ownerId)));
  if (subject.kind === 'message') await renewLast(trx, orderedPair(thing.ownerId, reporterId), reporterId);
  return report;
}

type SubjectIs = Pick<StoredCase, 'subjectKind' | 'subjectId'>;

/** The latest decision about a thing. */
async function earlierOf(trx: Knex.Transaction, subjectIs: SubjectIs) {
  const closed = await CaseModel.query(trx)
    .where(subjectIs)
    .whereNotNull('closedAt')
    .whereNot('list', 'appeals')
    .orderBy('closedAt', 'desc')
    .first();
  const decision = closed && (await DecisionModel.query(trx).findOne({ caseId: closed.id }));
  if (!decision) return undefined;
  const { action, undoneAt } = decision;
  return { caseId: closed.id, urgency: closed.urgency, action, isUndone: undoneAt !== null };
}

/** The open case of a thing, this new one if there is none, locked until the transaction ends. */
async function holdOpenCase(trx: Knex.Transaction, added: StoredCase): Promise<{ caseId: string }> {
  await insertIfAbsent(trx, CaseModel.tableName, caseRow(added));
  const { subjectKind, subjectId } = added;
  const open = await CaseModel.query(trx)
    .findOne({ subjectKind, subjectId })
    .whereNull('closedAt')
    .whereNot('list', 'appeals')
    .forUpdate();
  // It may have been decided since.
  return open ? { caseId: open.id } : holdOpenCase(trx, added);
}

/** Counts the reports of a case that is locked; also one that began with signals is one of reports now. */
async function recount(trx: Knex.Transaction, caseId: string): Promise<void> {
  const reports = await ReportModel.query(trx).where({ caseId }).select('reason');
  const { stored } = await CaseModel.query(trx).findById(caseId).throwIfNotFound();
  const reasons = countReasons(reports.map(({ reason }) => reason));
  const { place, urgency, ...row } = caseRow({ ...stored, reasons, urgency: urgencyOf(reasons) });
  await CaseModel.query(trx)
    .findById(caseId)
    .patch({ reasons: row.reasons, urgency, place, list: 'reports' });
}
