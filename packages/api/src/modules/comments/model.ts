import { keySeen, oldestFirstPageOf, personSeen } from '@friendbase/contract';
import type { Comment, CommentEntry, Page } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { DeletableModel } from '../../db/deletable.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { blockedWith } from '../friendships/pairedIds.ts';
import { reportedBy } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';

/** A comment as it is stored. */
export class CommentModel extends DeletableModel implements Comment {
  static override tableName = 'comments';

  declare id: string;
  declare postId: string;
  declare authorId: string;
  declare content: string;
  declare idempotencyKey: string | null;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
  declare author: MemberModel;

  static override relationMappings = {
    author: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'comments.authorId', to: 'users.id' },
    },
  };
}

/** The statement of one page under a post, without the comments of anyone blocked, and what the reader has reported. */
export const commentsQuery = (db: Knex, postId: string, reader: string, query: PageQuery) =>
  CommentModel.query(db)
    .withGraphJoined('author(person)', { joinOperation: 'innerJoin' })
    .where({ postId })
    .whereNotIn('authorId', blockedWith(db, reader))
    .where('comments.id', 'not in', reportedBy(db, reader, 'comment'))
    .modify(keysetPage, query, ['comments.createdAt', 'comments.id']);

/** One page of the comments under a post, oldest first. */
export const readComments = async (
  db: Knex,
  postId: string,
  reader: string,
  query: PageQuery,
  now: Date,
): Promise<Page<CommentEntry>> => {
  const rows = await commentsQuery(db, postId, reader, query);
  return oldestFirstPageOf(
    rows.map((row) => ({
      ...row.toJSON(),
      ...keySeen(row, row.authorId === reader, now),
      author: personSeen(row.author),
    })),
    query.limit,
  );
};
