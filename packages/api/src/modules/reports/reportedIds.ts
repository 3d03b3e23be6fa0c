import type { SubjectKind } from '@friendbase/contract';
import type { Knex } from 'knex';

/** SQL for the ids of what a member, a column or a binding, has reported: it is hidden from them. */
export const reportedIdsSql = (member: string, kind: SubjectKind): string =>
  `select subject_id as id from reports where reporter_id = ${member} and subject_kind = '${kind}'`;

/** Subquery for the ids of the things of one kind that the reader has reported. */
export const reportedBy = (db: Knex, reader: string, kind: SubjectKind): Knex.Raw =>
  db.raw(`(${reportedIdsSql(':reader', kind)})`, { reader });
