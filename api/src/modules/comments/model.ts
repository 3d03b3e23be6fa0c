import { oldestFirstPageOf } from '@friendbase/contract';
import type { Comment, CommentEntry, Page } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { blockedWith } from '../friendships/model.ts';
import { asPerson } from '../users/model.ts';

/** A comment as it is stored. */
export class CommentModel extends Model implements Comment {
  static override tableName = 'comments';
  declare id: string;
  declare postId: string;
  declare authorId: string;
  declare content: string;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
}

type CommentRow = Comment & Omit<Parameters<typeof asPerson>[0], 'id'>;

const entryFrom = ({ username, displayName, avatarUrl, ...comment }: CommentRow): CommentEntry => ({
  ...comment,
  author: asPerson({ id: comment.authorId, username, displayName, avatarUrl }),
});

/** The statement of one page under a post, without those of anyone blocked. */
export const commentsQuery = (db: Knex, postId: string, reader: string, query: PageQuery) =>
  keysetPage(
    db('comments')
      .join('users', 'users.id', 'comments.authorId')
      .where({ postId })
      .whereNotIn('authorId', blockedWith(db, reader)),
    query,
    ['comments.createdAt', 'comments.id'],
  ).select('comments.*', 'users.username', 'users.displayName', 'users.avatarUrl');

/** One page of the comments under a post, oldest first. */
export async function readComments(
  db: Knex,
  postId: string,
  reader: string,
  query: PageQuery,
): Promise<Page<CommentEntry>> {
  const rows = (await commentsQuery(db, postId, reader, query)) as CommentRow[];
  return oldestFirstPageOf(rows.map(entryFrom), query.limit);
}
