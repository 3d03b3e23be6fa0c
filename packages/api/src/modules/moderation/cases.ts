import { CASE_PAGE_LENGTH, caseEntry, OFTEN_KEPT, postMedia, apiError } from '@friendbase/contract';
import type { CaseEntry, CaseList, ModerationCase, Page, PostMedia } from '@friendbase/contract';
import type { Knex } from 'knex';
import { withDeleted } from '../../db/deletable.ts';
import { MediaModel } from '../media/model.ts';
import { ReportModel } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';
import { readConflict } from './conflicts.ts';
import { readContext } from './context.ts';
import { AppealModel, CaseModel, DecisionModel, RecordModel } from './model.ts';
import { hasGone } from './things.ts';

export interface QueuePage {
  list: CaseList;
  before?: string | undefined;
}

/** The statement of one page of a queue, in the order of its index, without cases about the one who asks. */
export const casesQuery = (db: Knex, moderatorId: string, { list, before }: QueuePage) =>
  CaseModel.query(db)
    .where({ list, closedAt: null })
    .whereNot('ownerId', moderatorId)
    .modify((query) => {
      if (before !== undefined) void query.where('place', '>', before);
    })
    .orderBy('place')
    .limit(CASE_PAGE_LENGTH + 1);

export async function readCases(db: Knex, moderatorId: string, page: QueuePage): Promise<Page<CaseEntry>> {
  const rows = await casesQuery(db, moderatorId, page);
  const shown = rows.slice(0, CASE_PAGE_LENGTH);
  const owners = await MemberModel.query(db)
    .findByIds(shown.map(({ ownerId }) => ownerId))
    .modify('person');
  return {
    items: shown.flatMap((row) => {
      const owner = owners.find(({ id }) => id === row.ownerId);
      return owner ? [caseEntry(row.stored, owner)] : [];
    }),
    next: rows.length > shown.length ? shown.at(-1)?.place : undefined,
  };
}

/** Earlier decisions and lines of the record that are shown. */
const MOST_EARLIER = 20;
/** Reports of a case whose words are shown. */
const MOST_SHOWN_REPORTS = 100;

/** A case with all that its moderator needs. Throws 404 for one about themselves, as for an unknown one. */
export async function readCase(db: Knex, id: string, moderatorId: string): Promise<ModerationCase> {
  const row = await CaseModel.query(db).findById(id).withGraphFetched('owner(person)');
  if (!row || row.ownerId === moderatorId) throw apiError('caseNotFound');
  const { stored, owner, ownerId, subjectKind, subjectId } = row;
  const appeal = await appealOf(db, id);
  const aboutId = appeal?.decision.caseId ?? id;
  const reports = await ReportModel.query(db)
    .where({ caseId: aboutId })
    .orderBy(['createdAt', 'id'])
    .limit(MOST_SHOWN_REPORTS);
  const earlier = await DecisionModel.query(db)
    .where({ ownerId })
    .withGraphFetched('by(person)')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_EARLIER);
  const isFirst = appeal?.decision.moderatorId === moderatorId;
  const conflict = await readConflict(db, { ownerId, caseId: aboutId }, moderatorId);
  return {
    ...caseEntry(stored, owner),
    content: stored.content,
    media: await readMedia(db, row),
    isGone: await hasGone(db, { kind: subjectKind, id: subjectId }),
    context: await readContext(db, row),
    reports,
    oftenKeptReporters: await countOftenKept(db, aboutId),
    signals: stored.signals,
    earlier,
    decision: earlier.find(({ caseId }) => caseId === id) ?? null,
    appeal: appeal ?? null,
    conflict: conflict ?? (isFirst ? 'decidedFirst' : null),
    record: await readRecord(db, id),
    version: row.version,
  };
}

async function appealOf(db: Knex, id: string) {
  const appeal = await AppealModel.query(db).findById(id);
  if (!appeal) return undefined;
  const decision = await DecisionModel.query(db)
    .findById(appeal.decisionId)
    .withGraphFetched('by(person)')
    .throwIfNotFound();
  return { words: appeal.words, createdAt: appeal.createdAt, outcome: appeal.outcome, decision };
}

/** Raw SQL: also pictures that were taken away. */
const MEDIA_OF_POST = `select known.* from post_media carried
  join ${withDeleted('media', 'known')} on known.id = carried.media_id where carried.post_id = :id order by carried.place`;

/** The pictures that a case is about. */
async function readMedia(db: Knex, { subjectKind, subjectId }: CaseModel): Promise<PostMedia[]> {
  if (subjectKind === 'picture') {
    const picture = await MediaModel.queryWithDeleted(db).findById(subjectId);
    return picture ? [postMedia(picture)] : [];
  }
  if (subjectKind !== 'post') return [];
  return (await db.raw<MediaModel[]>(MEDIA_OF_POST, { id: subjectId })).map(postMedia);
}

/** How many reporters of a case have reported much that was kept: perhaps a campaign. */
async function countOftenKept(db: Knex, caseId: string): Promise<number> {
  const reporters = ReportModel.query(db).where({ caseId }).whereNotNull('reporterId').select('reporterId');
  const often = await ReportModel.query(db)
    .whereIn('reporterId', reporters)
    .where({ state: 'kept' })
    .groupBy('reporterId')
    .havingRaw('count(*) >= ?', [OFTEN_KEPT])
    .select('reporterId');
  return often.length;
}

/** Who looked at a case and who decided, the newest first. Who is gone is in the record, and not in this list. */
async function readRecord(db: Knex, caseId: string): Promise<ModerationCase['record']> {
  const lines = await RecordModel.query(db)
    .where({ caseId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_EARLIER);
  const people = await MemberModel.query(db)
    .findByIds(lines.map(({ moderatorId }) => moderatorId))
    .modify('person');
  return lines.flatMap(({ act, createdAt, moderatorId }) => {
    const by = people.find(({ id }) => id === moderatorId);
    return by ? [{ act, createdAt, by }] : [];
  });
}
