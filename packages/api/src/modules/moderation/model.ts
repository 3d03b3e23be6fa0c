import { casePlace, NO_REASONS } from '@friendbase/contract';
import type {
  CaseAction,
  CaseList,
  RecordAct,
  ReasonCounts,
  SafetyRule,
  Signal,
  StoredAppeal,
  StoredCase,
  StoredDecision,
  SubjectKind,
} from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { MemberModel } from '../users/model.ts';

const person = (from: string) => ({
  relation: Model.BelongsToOneRelation,
  modelClass: MemberModel,
  join: { from, to: 'users.id' },
});

/** What waits for a moderator, or did. */
export class CaseModel extends Model implements Omit<StoredCase, 'reasons' | 'signals'> {
  static override tableName = 'moderation_cases';

  declare id: string;
  declare list: CaseList;
  declare subjectKind: SubjectKind;
  declare subjectId: string;
  declare ownerId: string;
  declare content: string;
  /** JSON. */
  declare reasons: string;
  declare signals: string;
  declare urgency: number;
  declare place: string;
  declare openedAt: string;
  declare closedAt: string | null;
  declare version: number;
  declare owner: MemberModel;

  static override relationMappings = { owner: person('moderation_cases.ownerId') };

  /** As the rules of the contract take it. */
  get stored(): StoredCase {
    const { id, list, subjectKind, subjectId, ownerId, content, urgency, openedAt, closedAt, version } = this;
    return {
      id,
      list,
      subjectKind,
      subjectId,
      ownerId,
      content,
      urgency,
      openedAt,
      closedAt,
      version,
      // A reason that was added later has no count in the cases of before.
      reasons: { ...NO_REASONS, ...(JSON.parse(this.reasons) as Partial<ReasonCounts>) },
      signals: JSON.parse(this.signals) as Signal[],
    };
  }
}

/** The row of a case. */
export const caseRow = (stored: StoredCase) => ({
  ...stored,
  reasons: JSON.stringify(stored.reasons),
  signals: JSON.stringify(stored.signals),
  place: casePlace(stored),
});

/** What a moderator decided. */
export class DecisionModel extends Model implements Omit<StoredDecision, 'taken'> {
  static override tableName = 'moderation_decisions';

  declare id: string;
  declare caseId: string;
  declare ownerId: string;
  declare moderatorId: string;
  declare action: CaseAction;
  declare rule: SafetyRule | null;
  declare subjectKind: SubjectKind;
  declare subjectId: string;
  declare excerpt: string;
  declare until: string | null;
  declare createdAt: string;
  declare undoneAt: string | null;
  declare toldAt: string | null;
  /** JSON. */
  declare taken: string | null;
  declare by: MemberModel;
  declare appeal?: AppealModel;

  static override get relationMappings() {
    return {
      by: person('moderation_decisions.moderatorId'),
      appeal: {
        relation: Model.HasOneRelation,
        modelClass: AppealModel,
        join: { from: 'moderation_decisions.id', to: 'appeals.decisionId' },
      },
    };
  }

  get stored(): StoredDecision {
    const { id, caseId, ownerId, moderatorId, action, rule, subjectKind, subjectId } = this;
    const { excerpt, until, createdAt, undoneAt, toldAt } = this;
    return {
      id,
      caseId,
      ownerId,
      moderatorId,
      action,
      rule,
      subjectKind,
      subjectId,
      excerpt,
      until,
      createdAt,
      undoneAt,
      toldAt,
      taken: this.taken === null ? null : (JSON.parse(this.taken) as StoredDecision['taken']),
    };
  }
}

/** A member's wish to look again. */
export class AppealModel extends Model implements StoredAppeal {
  static override tableName = 'appeals';

  declare id: string;
  declare decisionId: string;
  declare words: string;
  declare createdAt: string;
  declare outcome: StoredAppeal['outcome'];
  declare answeredAt: string | null;
  declare answeredBy: string | null;
}

/** One line of the record. The database refuses to change it. */
export class RecordModel extends Model {
  static override tableName = 'moderation_record';

  declare id: string;
  declare moderatorId: string;
  declare act: RecordAct;
  declare caseId: string | null;
  /** JSON. */
  declare details: string;
  declare createdAt: string;
}

interface Line {
  id: string;
  moderatorId: string;
  act: RecordAct;
  caseId?: string;
  details?: object;
  now: Date;
}

/** Writes a line of the record. */
export async function record(
  db: Knex,
  { id, moderatorId, act, caseId, details = {}, now }: Line,
): Promise<void> {
  await RecordModel.query(db).insert({
    id,
    moderatorId,
    act,
    caseId: caseId ?? null,
    details: JSON.stringify(details),
    createdAt: now.toISOString(),
  });
}

/** The decision of a case, if there is one. */
export const decisionOf = (db: Knex, caseId: string) =>
  DecisionModel.query(db).findOne({ caseId }).withGraphFetched('by(person)').orderBy('createdAt', 'desc');
