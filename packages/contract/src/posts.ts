import * as z from 'zod/mini';
import { FEED_PAGE_LENGTH, pageQuery } from './page.ts';
import { Count, Id, isBlank, text, Timestamp } from './text.ts';
import { endpoint, pagedEndpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import type { Relation } from './friendships.ts';
import { MediaUrl, PostMedia } from './media.ts';
import { FIRST_PRIVACY, Privacy, Person } from './users.ts';

/** The six starters of a post. Source: product spec §2 “Home”. */
export const TEMPLATE_IDS = ['grateful', 'achievement', 'feeling', 'help', 'positive', 'friendship'] as const;
export const TemplateId = z.enum(TEMPLATE_IDS);
export type TemplateId = z.infer<typeof TemplateId>;

/** Limits: characters of the text and of each description, and files a post (product spec §9). */
export const POST_LIMITS = { content: 5000, media: 5, mediaDescription: 300 } as const;

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

/** A post as backends keep it: what is known of its pictures and videos stands with those. */
export type StoredPost = Omit<Post, 'media'>;

/** A post as the reader of a feed sees it. */
export const FeedEntry = z.extend(Post, {
  author: Person,
  isLikedByUser: z.boolean(),
  likesCount: Count,
  commentsCount: Count,
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const PostDraft = z.object({
  authorId: Id,
  content: z._default(text(POST_LIMITS.content), ''),
  privacy: z._default(Privacy, FIRST_PRIVACY),
  template: z._default(z.nullable(TemplateId), null),
  mediaUrls: z._default(z.array(MediaUrl).check(z.maxLength(POST_LIMITS.media)), []),
  mediaDescriptions: z._default(
    z.array(text(POST_LIMITS.mediaDescription)).check(z.maxLength(POST_LIMITS.media)),
    [],
  ),
});
export type PostDraft = z.infer<typeof PostDraft>;

type PostWords = Pick<PostDraft, 'content' | 'mediaUrls'>;

/** A post needs words or at least one picture or video. Source: product spec §5. */
export const isPostEmpty = ({ content, mediaUrls }: PostWords): boolean =>
  isBlank(content) && mediaUrls.length === 0;

/** What a post of pictures without words says. Source: product spec §5. */
export const MEDIA_ONLY_CONTENT = 'Shared some photos/videos';

/** The content to store: the member's own words, or the placeholder for pictures without words. */
export const postContent = ({ content, mediaUrls }: PostWords): string =>
  isBlank(content) && mediaUrls.length > 0 ? MEDIA_ONLY_CONTENT : content;

/** The descriptions that are stored, one for each picture or video: the post's own, or what `media` says of it. */
export const postDescriptions = (
  { mediaDescriptions }: PostDraft,
  media: readonly { description: string }[],
): string[] => media.map(({ description }, place) => mediaDescriptions[place] || description);

function postError(draft: PostDraft): Reason | undefined {
  if (isPostEmpty(draft)) return ['postEmpty'];
  if (draft.mediaDescriptions.length > draft.mediaUrls.length) return ['tooManyDescriptions'];
  return undefined;
}

/** Who reads what: your own posts, your friends' posts and everyone's public posts, but nobody's you blocked. */
export function mayReadPost(privacy: Privacy, relation: Relation): boolean {
  if (relation === 'blocked') return false;
  return privacy === 'public' || relation === 'self' || relation === 'friend';
}

/** Newest first. 403 for another member's feed. */
export const listFeed = pagedEndpoint({
  method: 'get',
  path: '/api/posts/feed/:userId',
  summary: 'Read your feed, newest first.',
  input: { params: z.object({ userId: Id }), query: pageQuery(FEED_PAGE_LENGTH) },
  item: FeedEntry,
  errors: ['notYourAccount'],
});

/** 403 when `authorId` is not the caller, 404 unless every picture and video is the author's own and ready. */
export const createPost = endpoint({
  method: 'post',
  path: '/api/posts',
  summary: 'Share a post.',
  status: 201,
  isCreating: true,
  input: { body: PostDraft },
  output: Post,
  rule: ({ body }) => postError(body),
  limit: perHour(60),
  errors: ['postEmpty', 'tooManyDescriptions', 'notYourAccount', 'mediaNotFound'],
});

/** Likes and comments go with it. 403 for another's post, 404 for one the caller cannot read. */
export const deletePost = endpoint({
  method: 'delete',
  path: '/api/posts/:id',
  summary: 'Take back your post.',
  input: { params: z.object({ id: Id }) },
  limit: perHour(120),
  errors: ['notYourPost', 'postNotFound'],
});
