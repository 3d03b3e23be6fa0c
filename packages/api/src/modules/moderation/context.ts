import { COMMENTS_AROUND, MESSAGES_AROUND } from '@friendbase/contract';
import type { ContextEntry, StoredCase } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Model, QueryBuilder } from 'objection';
import { CommentModel } from '../comments/model.ts';
import { MessageModel } from '../messages/model.ts';
import { PostModel } from '../posts/model.ts';
import { MemberModel } from '../users/model.ts';

type Written = Omit<ContextEntry, 'author' | 'isSubject'> & { authorId: string };

/** What stands around a reported thing, oldest first, and no more of it. A profile has nothing around it. */
export async function readContext(
  db: Knex,
  { subjectKind, subjectId }: Pick<StoredCase, 'subjectKind' | 'subjectId'>,
): Promise<ContextEntry[]> {
  const written = await writtenAround(db, subjectKind, subjectId);
  const authors = await MemberModel.query(db)
    .findByIds(written.map(({ authorId }) => authorId))
    .modify('person');
  return written.flatMap(({ authorId, ...entry }) => {
    const author = authors.find(({ id }) => id === authorId);
    return author ? [{ ...entry, author, isSubject: entry.id === subjectId }] : [];
  });
}

function writtenAround(db: Knex, kind: StoredCase['subjectKind'], id: string): Promise<Written[]> {
  switch (kind) {
    case 'message':
      return messagesAround(db, id);
    case 'comment':
      return commentsAround(db, id);
    case 'post':
      return postWithComments(db, id);
    default:
      return Promise.resolve([]);
  }
}

interface Place {
  createdAt: string;
  id: string;
}

/** The live things of an author, and what closing or leaving the account took: an appeal is looked at as the case was. */
const orClosed = (author: string): string => `deleted_at is null or exists (
  select 1 from moderation_decisions closing
  where closing.owner_id = ${author} and closing.action = 'close'
    and closing.created_at = deleted_at and closing.moderator_id = deleted_by)
  or exists (
  select 1 from leavings where leavings.member_id = ${author} and leavings.asked_at = deleted_at
    and leavings.member_id = deleted_by)`;

/** Half of them before and half after. */
async function around<M extends Model & Place>(
  query: () => QueryBuilder<M>,
  { createdAt, id }: Place,
  most: number,
): Promise<M[]> {
  const side = (sign: '<' | '>', order: 'asc' | 'desc') =>
    query()
      .whereRaw(`(created_at, id) ${sign} (?, ?)`, [createdAt, id])
      .orderBy([
        { column: 'createdAt', order },
        { column: 'id', order },
      ])
      .limit(most / 2);
  const [before, after] = [await side('<', 'desc'), await side('>', 'asc')];
  return [...before.toReversed(), ...after];
}

const inOrder = <Entry extends Place>(entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));

async function messagesAround(db: Knex, id: string): Promise<Written[]> {
  const message = await MessageModel.queryWithDeleted(db).findById(id);
  if (!message) return [];
  const { lowId, highId } = message;
  const others = await around(
    () =>
      MessageModel.queryWithDeleted(db)
        .where({ lowId, highId })
        .whereRaw(`(${orClosed('sender_id')})`),
    message,
    MESSAGES_AROUND,
  );
  return inOrder([message, ...others]).map((it) => ({
    id: it.id,
    kind: 'message',
    authorId: it.senderId,
    content: it.content,
    createdAt: it.createdAt,
  }));
}

const writtenPost = ({ id, authorId, content, createdAt }: PostModel): Written => ({
  id,
  kind: 'post',
  authorId,
  content,
  createdAt,
});

const writtenComment = ({ id, authorId, content, createdAt }: CommentModel): Written => ({
  id,
  kind: 'comment',
  authorId,
  content,
  createdAt,
});

const commentsUnder = (db: Knex, postId: string) =>
  CommentModel.queryWithDeleted(db)
    .where({ postId })
    .whereRaw(`(${orClosed('author_id')})`);

async function commentsAround(db: Knex, id: string): Promise<Written[]> {
  const comment = await CommentModel.queryWithDeleted(db).findById(id);
  const post = comment && (await PostModel.queryWithDeleted(db).findById(comment.postId));
  if (!post) return [];
  const { postId } = comment;
  const others = await around(() => commentsUnder(db, postId), comment, COMMENTS_AROUND);
  return [writtenPost(post), ...inOrder([comment, ...others]).map(writtenComment)];
}

async function postWithComments(db: Knex, id: string): Promise<Written[]> {
  const post = await PostModel.queryWithDeleted(db).findById(id);
  if (!post) return [];
  const comments = await commentsUnder(db, id)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(COMMENTS_AROUND);
  return [writtenPost(post), ...comments.toReversed().map(writtenComment)];
}
