import * as z from 'zod/mini';
import { FEED_PAGE_LENGTH, pageQuery } from './page.ts';
import { Count, Id, Timestamp } from './text.ts';
import { pagedEndpoint } from './endpoint.ts';
import type { Relation } from './friendships.ts';
import { Feeling, FeelingCounts } from './feelings.ts';
import { MediaUrl, PostMedia } from './media.ts';
import { Privacy, Person } from './users.ts';

/** The six starters of a post. Source: product spec §2 “Home”. */
export const TEMPLATE_IDS = ['grateful', 'achievement', 'feeling', 'help', 'positive', 'friendship'] as const;
export const TemplateId = z.enum(TEMPLATE_IDS);
export type TemplateId = z.infer<typeof TemplateId>;

export const Post = z.object({
  id: Id,
  authorId: Id,
  content: z.string(),
  privacy: Privacy,
  template: z.nullable(TemplateId),
  mediaUrls: z.array(MediaUrl),
  /** A description for each of `mediaUrls`, by index; empty if there is none. */
  mediaDescriptions: z.array(z.string()),
  /** What is known of each of `mediaUrls`, by index. */
  media: z.array(PostMedia),
  createdAt: Timestamp,
});
export type Post = z.infer<typeof Post>;

/** A post as backends store it: what is known of its pictures and videos stands with those. */
export type StoredPost = Omit<Post, 'media'>;

/** A post as the reader of a feed sees it. */
export const FeedEntry = z.extend(Post, {
  author: Person,
  isLikedByUser: z.boolean(),
  likesCount: Count,
  commentsCount: Count,
  reactions: FeelingCounts,
  /** What the reader feels about it. */
  ownReaction: z.nullable(Feeling),
  /** `keySeen` */
  key: z.optional(z.string()),
});
export type FeedEntry = z.infer<typeof FeedEntry>;

/** Who reads what: your own posts, your friends' posts and everyone's public posts, but nobody's you blocked. */
export function mayReadPost(privacy: Privacy, relation: Relation): boolean {
  if (relation === 'blocked') return false;
  return privacy === 'public' || relation === 'self' || relation === 'friend';
}

/**
 * Newest first. 403 for another member's feed. With `author`, the posts of that member alone, by the same rules: none for an author
 * who is not there, or is not to be met, so that no block is revealed.
 */
export const listFeed = pagedEndpoint({
  method: 'get',
  path: '/api/posts/feed/:userId',
  summary: 'Read your feed, newest first.',
  input: {
    params: z.object({ userId: Id }),
    query: z.extend(pageQuery(FEED_PAGE_LENGTH), { author: z.optional(Id) }),
  },
  item: FeedEntry,
  errors: ['notYourAccount'],
});
