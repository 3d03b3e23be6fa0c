import { MOST_TOLD_OF_A_POST } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import { isPostgres } from '../../db/dialect.ts';
import type { CountsSeen, ReadCounts } from '../../live/counting.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { countedFeelings } from '../reactions/feelings.ts';
import type { FeelingsValue } from '../reactions/feelings.ts';
import { reportedIdsSql } from '../reports/model.ts';
import { friendsToTell } from './commands.ts';
import { countsSql } from './feed.ts';
import { PostModel } from './model.ts';

/** Who has commented on a post: as many as one statement reads. */
const commentersOf = (db: Knex, postId: string): Promise<{ id: string }[]> =>
  db.raw(
    `select distinct comments.author_id as id from ${live('comments')} where comments.post_id = :postId
    limit ${MOST_TOLD_OF_A_POST}`,
    { postId },
  );

/** Names for so many ids, and what they stand for. */
function named(prefix: string, ids: readonly string[]) {
  const values = Object.fromEntries(ids.map((id, n) => [`${prefix}${n}`, id]));
  return { rows: Object.keys(values).map((name) => `(:${name})`), values };
}

/**
 * The statement for how a post is counted, as each of some members sees it: those who have not reported it, and have no block with
 * its author, or with all of those who did something to it.
 */
export function countsStatement(
  db: Knex,
  { id: postId, authorId }: Pick<PostModel, 'id' | 'authorId'>,
  memberIds: readonly string[],
  actorIds: readonly string[],
) {
  // The order of ids in every table; SQLite has no other.
  const bytes = isPostgres(db) ? 'collate "C"' : '';
  const [readers, actors] = [named('reader', memberIds), named('actor', actorIds)];
  const blocked = pairedIdsSql('readers.id', 'blocked');
  return {
    sql: `with readers as (
      select column1 ${bytes} as id from (values ${readers.rows.join(', ')}) as listed
    ), actors as (
      select column1 ${bytes} as id from (values ${actors.rows.join(', ')}) as listed
    )
    select readers.id as member_id, ${countsSql(db, { post: ':postId', reader: 'readers.id', blocked })}
    from readers
    where :postId not in (${reportedIdsSql('readers.id', 'post')})
      and readers.id not in (${pairedIdsSql(':authorId', 'blocked')})
      and exists (select 1 from actors where actors.id not in (${blocked}))`,
    values: { postId, authorId, ...readers.values, ...actors.values },
  };
}

/** As the database gives it: SQLite has a number for yes and no. */
type CountsRow = Omit<CountsSeen, 'isLikedByUser' | 'reactions' | 'ownReaction'> & {
  isLikedByUser: number | boolean;
  feelings: FeelingsValue;
};

/**
 * How a post is counted now, for those who are here and can read it: friends of its author, and of a public one also who has commented
 * on it or did something to it. Its author is told in another way.
 */
export async function readCounts(
  db: Knex,
  ...[postId, actorIds, isHere]: Parameters<ReadCounts>
): Promise<CountsSeen[]> {
  const post = await PostModel.query(db).findById(postId).select('id', 'authorId', 'privacy');
  if (!post) return [];
  const friendIds = await friendsToTell(db, post.authorId);
  const commenters = post.privacy === 'public' ? await commentersOf(db, postId) : [];
  const strangerIds = post.privacy === 'public' ? [...actorIds, ...commenters.map(({ id }) => id)] : [];
  const memberIds = [...new Set([...friendIds, ...strangerIds])].filter(
    (id) => id !== post.authorId && isHere(id),
  );
  if (memberIds.length === 0) return [];
  const { sql, values } = countsStatement(db, post, memberIds, actorIds);
  const rows = await db.raw<CountsRow[]>(sql, values);
  return rows.map(({ feelings, ...row }) => ({
    ...row,
    isLikedByUser: Boolean(row.isLikedByUser),
    ...countedFeelings(feelings),
  }));
}
