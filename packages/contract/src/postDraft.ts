import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { MediaUrl, MOST_DESCRIPTION } from './media.ts';
import { Post, TemplateId } from './posts.ts';
import { Id, isBlank, text } from './text.ts';
import { FIRST_PRIVACY, Privacy } from './users.ts';

// Apart from the feed: it is read before anything is written.

/** Limits: characters of the text and of each description, and files a post (product spec §9). */
export const POST_LIMITS = { content: 5000, media: 5, mediaDescription: MOST_DESCRIPTION } as const;

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

/** Likes, reactions and comments go with it. 403 for another's post, 404 for one the caller cannot read. */
export const deletePost = endpoint({
  method: 'delete',
  path: '/api/posts/:id',
  summary: 'Take back your post.',
  input: { params: z.object({ id: Id }) },
  limit: perHour(120),
  errors: ['notYourPost', 'postNotFound'],
});
