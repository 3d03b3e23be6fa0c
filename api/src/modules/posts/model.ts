import { mayReadPost, notFound } from '@friendbase/contract';
import type { Post, Privacy, Relation, TemplateId } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** A post as it is stored. */
export class PostModel extends Model implements Post {
  static override tableName = 'posts';
  static override jsonAttributes = ['mediaUrls'];
  declare id: string;
  declare authorId: string;
  declare content: string;
  declare privacy: Privacy;
  declare template: TemplateId | null;
  declare mediaUrls: string[];
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
}

const RELATION_OF: Record<string, Relation> = { accepted: 'friend', blocked: 'blocked' };

/** Throws 404 for a post that is not there, and in the same words for one this reader may not see. */
export async function requireReadablePost(db: Knex, postId: string, readerId: string): Promise<void> {
  const post = await db('posts')
    .leftJoin('friendships', (pair) =>
      pair
        .on((asked) =>
          asked.on('friendships.userId', 'posts.authorId').andOnVal('friendships.friendId', readerId),
        )
        .orOn((was) =>
          was.on('friendships.friendId', 'posts.authorId').andOnVal('friendships.userId', readerId),
        ),
    )
    .where('posts.id', postId)
    .first<{ authorId: string; privacy: Privacy; status: string | null } | undefined>(
      'posts.authorId',
      'posts.privacy',
      'friendships.status',
    );
  if (!post) throw notFound('post');
  const relation = post.authorId === readerId ? 'self' : (RELATION_OF[post.status ?? ''] ?? 'none');
  if (!mayReadPost(post.privacy, relation)) throw notFound('post');
}
