import { postContent, postDescriptions, refused } from '@friendbase/contract';
import type { Deletion, Post, PostDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import { PostModel, requireReadablePost } from './model.ts';

export const sharePost = (
  db: Knex,
  draft: PostDraft,
  { id, now }: { id: string; now: Date },
): Promise<Post> =>
  PostModel.query(db)
    .insert({
      ...draft,
      id,
      content: postContent(draft),
      mediaDescriptions: postDescriptions(draft),
      createdAt: now.toISOString(),
    })
    .execute();

/** Throws 404 for a post this member cannot read, and 403 for another's. */
export async function deletePost(db: Knex, id: string, deletion: Deletion): Promise<void> {
  const { authorId } = await requireReadablePost(db, id, deletion.deletedBy);
  if (authorId !== deletion.deletedBy) throw refused('notYourPost');
  // Another press may have been faster.
  if ((await PostModel.query(db).findById(id).patch(deletion)) === 0) throw refused('postNotFound');
}
