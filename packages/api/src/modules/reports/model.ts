import type { ReportReason, ReportState, StoredReport, SubjectKind } from '@friendbase/contract';
import { MOST_LISTED_REPORTS } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** That a member reported a thing. */
export class ReportModel extends Model implements StoredReport {
  static override tableName = 'reports';

  declare id: string;
  declare caseId: string;
  declare reporterId: string;
  declare subjectKind: SubjectKind;
  declare subjectId: string;
  declare reason: ReportReason;
  declare words: string;
  declare state: ReportState;
  declare createdAt: string;
  declare answeredAt: string | null;
}

/** A member's own reports, the newest first. */
export const readReports = (db: Knex, reporterId: string): PromiseLike<ReportModel[]> =>
  ReportModel.query(db)
    .where({ reporterId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_LISTED_REPORTS);

/** SQL for the ids of what a member, a column or a binding, has reported: it is hidden from them. */
export const reportedIdsSql = (member: string, kind: SubjectKind): string =>
  `select subject_id as id from reports where reporter_id = ${member} and subject_kind = '${kind}'`;

/** Subquery for the ids of the things of one kind that the reader has reported. */
export const reportedBy = (db: Knex, reader: string, kind: SubjectKind): Knex.Raw =>
  db.raw(`(${reportedIdsSql(':reader', kind)})`, { reader });
