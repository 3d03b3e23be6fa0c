import { mayReadPost, apiError } from '@friendbase/contract';
import type { Post, Privacy, TemplateId } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { DeletableModel } from '../../db/deletable.ts';
import { relationBetween } from '../friendships/model.ts';
import { reportedBy } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';

/** Pictures and videos are rows of their own. */
type StoredPost = Omit<Post, 'media' | 'mediaUrls' | 'mediaDescriptions'>;

/** A post as it is stored. */
export class PostModel extends DeletableModel implements StoredPost {
  static override tableName = 'posts';

  declare id: string;
  declare authorId: string;
  declare content: string;
  declare privacy: Privacy;
  declare template: TemplateId | null;
  declare idempotencyKey: string | null;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
  declare author?: MemberModel;

  static override relationMappings = {
    author: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'posts.authorId', to: 'users.id' },
    },
  };
}

/** Throws 404 for a post that is not there, and in the same words for one this reader may not see. */
export async function requireReadablePost(db: Knex, postId: string, readerId: string): Promise<PostModel> {
  const post = await PostModel.query(db)
    .findById(postId)
    .whereNotIn('id', reportedBy(db, readerId, 'post'));
  if (!post) throw apiError('postNotFound');
  const relation = await relationBetween(db, readerId, post.authorId);
  if (!mayReadPost(post.privacy, relation)) throw apiError('postNotFound');
  return post;
}

/**
 * Removes what a member gave a post, of which there is one. Answers whose post it is; nobody's, where there was nothing. Throws
 * 404 there for a post that this member cannot read: what is their own can always go.
 */
export async function removeFromPost(
  trx: Knex.Transaction,
  from: typeof Model,
  { userId, postId }: { userId: string; postId: string },
): Promise<string | undefined> {
  const livePost = PostModel.query(trx).findById(postId).select('id');
  const deleted = await from.query(trx).where({ userId }).whereIn('postId', livePost).delete();
  if (deleted > 0) return readAuthorOf(trx, postId);
  await requireReadablePost(trx, postId, userId);
  return undefined;
}

/** Whose post it is; nobody's, where it was deleted meanwhile. */
export async function readAuthorOf(db: Knex, postId: string): Promise<string | undefined> {
  return (await PostModel.query(db).findById(postId).select('authorId'))?.authorId;
}
