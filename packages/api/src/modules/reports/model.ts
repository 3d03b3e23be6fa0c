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
