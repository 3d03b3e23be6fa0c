import { apiError, MOST_TOLD_OF_A_POST, postContent } from '@friendbase/contract';
import type { Deletion, Post, PostDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { attachMedia } from '../media/postMedia.ts';
import { PostModel, requireReadablePost } from './model.ts';

/** Throws 404 for media that are not the author's own, or not ready. */
export async function sharePost(
  trx: Knex.Transaction,
  draft: PostDraft,
  { id, now, key }: { id: string; now: Date; key?: string | undefined },
): Promise<Post> {
  const { authorId, privacy, template } = draft;
  const createdAt = now.toISOString();
  const content = postContent(draft);
  const post = await PostModel.query(trx).insert({
    id,
    authorId,
    content,
    privacy,
    template,
    createdAt,
    idempotencyKey: key ?? null,
  });
  return { ...post.toJSON(), ...(await attachMedia(trx, id, draft)) };
}

/** The friends of an author, who are told of a post: as many as one statement writes. */
export async function friendsToTell(db: Knex, authorId: string): Promise<string[]> {
  const rows = await db.raw<{ id: string }[]>(
    `select id from (${pairedIdsSql(':authorId', 'accepted')}) friends limit ${MOST_TOLD_OF_A_POST}`,
    { authorId },
  );
  return rows.map(({ id }) => id);
}

/** Throws 404 for a post this member cannot read, and 403 for another's. */
export async function deletePost(db: Knex, id: string, deletion: Deletion): Promise<void> {
  const { authorId } = await requireReadablePost(db, id, deletion.deletedBy);
  if (authorId !== deletion.deletedBy) throw apiError('notYourPost');
  // Another press may have been faster.
  if ((await PostModel.query(db).findById(id).patch(deletion)) === 0) throw apiError('postNotFound');
}
