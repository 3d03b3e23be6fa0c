import { keySeen, pageOf } from '@friendbase/contract';
import type { FeedEntry, Page, Privacy, TemplateId } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import { isPostgres, isThere } from '../../db/dialect.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { carriedMedia, carriedMediaSql } from '../media/postMedia.ts';
import type { CarriedMediaValue } from '../media/postMedia.ts';
import { countedFeelings, feelingsSql } from '../reactions/feelings.ts';
import type { FeelingsValue } from '../reactions/feelings.ts';
import { reportedIdsSql } from '../reports/model.ts';
import { personSql, seenPerson } from '../users/seenPerson.ts';
import type { PersonRow } from '../users/seenPerson.ts';

interface Counted {
  /** A column or a binding, as is `reader`. */
  post: string;
  reader: string;
  /** Selects the ids of those who have a block with the reader. */
  blocked: string;
}

/** How a post is counted, as a reader sees it. */
export const countsSql = (db: Knex, { post, reader, blocked }: Counted): string => `
  (select count(*) from likes where likes.post_id = ${post}) as likes_count,
  (select count(*) from ${live('comments')}
    where comments.post_id = ${post} and comments.author_id not in (${blocked})
      and comments.id not in (${reportedIdsSql(reader, 'comment')})) as comments_count,
  exists (select 1 from likes where likes.post_id = ${post} and likes.user_id = ${reader}) as is_liked_by_user,
  ${feelingsSql(db, post, reader)} as feelings`;

/** Names and counts of the posts in `page`, as the reader sees them. Needs `blocked` beside it. */
const seenSql = (db: Knex) => `
select page.*, ${personSql('author')},
  ${carriedMediaSql(db, 'page.id', ':reader')} as media,
  ${countsSql(db, { post: 'page.id', reader: ':reader', blocked: 'select id from blocked' })}
from page join users author on author.id = page.author_id`;

/** One page, and whose posts alone are in it. */
interface FeedQuery extends PageQuery {
  author?: string | undefined;
}

/** That a member, a column, is a friend of the reader. */
const isFriend = (member: string): string =>
  `(${isThere(`friendships where user_id = :reader and status = 'accepted' and friend_id = ${member}`)}
        or ${isThere(`friendships where friend_id = :reader and status = 'accepted' and user_id = ${member}`)})`;

/** Of fewer posts for friends within reach, whoever wrote them, each author is asked whether they are a friend. */
const MOST_NEAR = 100;

/**
 * One page of a reader's feed in one statement, whose work depends on the page's length and the number of
 * friends, not on how many posts there are.
 *
 * Public posts are walked in their index's order until the page is full: then `reach` is the oldest of them, and nothing
 * before it can be on this page. Posts for friends would have to be collected from every friend and sorted, so `circle` first finds,
 * in the index alone, how far back each author's own newest `rows` within that reach. Mostly there are few such posts, whoever wrote
 * them, so that not all friends have to be looked at, but those `near`. Names and counts are read for the page only.
 *
 * Of one author the public posts are walked in that author's own order, and the circle is that author or nobody.
 *
 * `cross join` fixes the order of the loops in SQLite; in PostgreSQL it is a plain join, and `lateral` has each author asked alone.
 */
const feedSql = (db: Knex, { before, author }: FeedQuery) => {
  const older = (post: string) => (before ? `and (${post}.created_at, ${post}.id) < (:createdAt, :id)` : '');
  const isAuthor = (id: string) => (author === undefined ? '' : `and ${id} = :author`);
  const newest = 'order by theirs.created_at desc, theirs.id desc limit :rows';
  const theirs = `${live('posts', 'theirs')}
    where theirs.author_id = circle.id and theirs.privacy = 'friends'
      and theirs.created_at >= circle.since ${older('theirs')}
      and theirs.id not in (select id from reported)`;
  const eachAlone = `lateral (select theirs.* from ${theirs} ${newest}) theirs`;
  return `
with friends as (
  ${pairedIdsSql(':reader', 'accepted')}
), blocked as (
  ${pairedIdsSql(':reader', 'blocked')}
), reported as (
  ${reportedIdsSql(':reader', 'post')}
), public_posts as (
  select everyone.* from ${live('posts', 'everyone')}
  where everyone.privacy = 'public' ${isAuthor('everyone.author_id')} ${older('everyone')}
    and everyone.author_id not in (select id from blocked)
    and everyone.id not in (select id from reported)
  order by everyone.created_at desc, everyone.id desc limit :rows
), reach as (
  select case when count(*) < :rows then '' else min(created_at) end as since from public_posts
), near as (
  select lately.author_id as id from ${live('posts', 'lately')}
  where lately.privacy = 'friends' and lately.created_at >= (select since from reach) ${older('lately')}
  limit :near
), near_count as (
  select count(*) < :near as is_small from near
), circle as (
  select distinct near.id, reach.since from near_count cross join near cross join reach
  where near_count.is_small and (near.id = :reader or ${isFriend('near.id')}) ${isAuthor('near.id')}
  union all
  select people.id, coalesce((
    select mine.created_at from ${live('posts', 'mine')}
    where mine.author_id = people.id and mine.privacy = 'friends' ${older('mine')}
      and mine.created_at >= reach.since and mine.id not in (select id from reported)
    order by mine.created_at desc, mine.id desc limit 1 offset :rows - 1
  ), reach.since)
  from near_count cross join (select id from friends union all select :reader) people cross join reach
  where not near_count.is_small ${isAuthor('people.id')}
), page as (
  select * from public_posts
  union all
  select * from (
    select theirs.* from circle cross join ${isPostgres(db) ? eachAlone : theirs} ${newest}
  ) friends_posts
  order by created_at desc, id desc limit :rows
)
${seenSql(db)}
order by page.created_at desc, page.id desc`;
};

/** The statement and its values for one page; one row more than `limit` tells whether another page follows. */
export const feedStatement = (db: Knex, reader: string, query: FeedQuery) => ({
  sql: feedSql(db, query),
  values: {
    reader,
    rows: query.limit + 1,
    near: MOST_NEAR,
    ...(query.author !== undefined && { author: query.author }),
    ...query.before,
  },
});

/** The statement and its values for one post. */
export const entryStatement = (db: Knex, reader: string, id: string) => ({
  sql: `
with blocked as (
  ${pairedIdsSql(':reader', 'blocked')}
), page as (
  select one.* from ${live('posts', 'one')} where one.id = :id
)${seenSql(db)}`,
  values: { reader, id },
});

/** Columns of the post, of its author and what was counted, as the database gives them. */
interface FeedRow extends PersonRow {
  id: string;
  authorId: string;
  content: string;
  privacy: Privacy;
  template: TemplateId | null;
  idempotencyKey: string | null;
  createdAt: string;
  media: CarriedMediaValue;
  likesCount: number;
  commentsCount: number;
  isLikedByUser: number | boolean;
  feelings: FeelingsValue;
}

/** Newest first: the reader's own posts, accepted friends', and everyone's public ones, but nobody's who is blocked. */
export async function readFeed(
  db: Knex,
  reader: string,
  query: FeedQuery,
  now: Date,
): Promise<Page<FeedEntry>> {
  const { sql, values } = feedStatement(db, reader, query);
  const rows = await db.raw<FeedRow[]>(sql, values);
  return pageOf(
    rows.map((row) => entryFrom(row, reader, now)),
    query.limit,
  );
}

/** One post as it stands in the feed of a reader, who is known to be allowed to read it. */
export async function readEntry(
  db: Knex,
  reader: string,
  id: string,
  now: Date,
): Promise<FeedEntry | undefined> {
  const { sql, values } = entryStatement(db, reader, id);
  const [row] = await db.raw<FeedRow[]>(sql, values);
  return row && entryFrom(row, reader, now);
}

/** By hand: of twenty rows with their authors, models were a good part of the time that a page takes. */
function entryFrom(row: FeedRow, reader: string, now: Date): FeedEntry {
  const { id, authorId, content, privacy, template, createdAt } = row;
  return {
    id,
    authorId,
    content,
    privacy,
    template,
    createdAt,
    ...keySeen(row, authorId === reader, now),
    ...carriedMedia(row.media),
    author: seenPerson(authorId, row),
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    isLikedByUser: Boolean(row.isLikedByUser),
    ...countedFeelings(row.feelings),
  };
}
