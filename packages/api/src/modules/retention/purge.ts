import type { SubjectKind } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { DeletableModel } from '../../db/deletable.ts';
import { deleteInBatches } from '../../db/deleteInBatches.ts';
import { CommentModel } from '../comments/model.ts';
import { MessageModel } from '../messages/model.ts';
import { PostModel } from '../posts/model.ts';

/** So long what members deleted is retained, for what was reported about it. */
export const DELETED_DAYS = 30;

/** A post takes with it what others said under it. The next sweep goes on. */
const BOUNDS = { rows: 100, most: 50 };

/** One of the tables, with the deleted rows. */
interface Purged {
  table: string;
  kind: SubjectKind;
  author: string;
  query: (db: Knex) => QueryBuilder<DeletableModel & { id: string }, (DeletableModel & { id: string })[]>;
}

export const PURGED: readonly Purged[] = [
  { table: 'posts', kind: 'post', author: 'author_id', query: (db) => PostModel.queryWithDeleted(db) },
  {
    table: 'comments',
    kind: 'comment',
    author: 'author_id',
    query: (db) => CommentModel.queryWithDeleted(db),
  },
  {
    table: 'messages',
    kind: 'message',
    author: 'sender_id',
    query: (db) => MessageModel.queryWithDeleted(db),
  },
];

/**
 * Deleted long ago, and by no decision of a moderator, which could be undone; nothing that a moderator still looks at, and nothing
 * of somebody who may come back.
 */
const isOver = (table: string, kind: SubjectKind, author: string): string => `
  ${table}.deleted_at < :until
  and not exists (
    select 1 from moderation_decisions taking
    where taking.created_at = ${table}.deleted_at and taking.moderator_id = ${table}.deleted_by)
  and not exists (
    select 1 from moderation_cases held
    where held.subject_kind = '${kind}' and held.subject_id = ${table}.id and held.closed_at is null)
  and not exists (select 1 from leavings where leavings.member_id = ${table}.${author})`;

/** What is over in one of the tables, as of `until`. */
export const overIn = (db: Knex, { table, kind, author, query }: Purged, until: string) =>
  query(db).whereRaw(isOver(table, kind, author), { until });

/** Deletes for good what members deleted more than 30 days ago. Answers how many rows. Pictures go with the sweep of files. */
export async function purgeDeleted(db: Knex, now: Date): Promise<number> {
  const until = new Date(now.getTime() - DELETED_DAYS * 86_400_000).toISOString();
  let count = 0;
  for (const purged of PURGED) count += await deleteInBatches(() => overIn(db, purged, until), BOUNDS);
  return count;
}
