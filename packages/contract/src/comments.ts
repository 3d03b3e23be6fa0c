import * as z from 'zod/mini';
import { COMMENT_PAGE_LENGTH, pageQuery } from './page.ts';
import { endpoint, pagedEndpoint, perHour } from './endpoint.ts';
import { Id, isBlank, text, Timestamp } from './text.ts';
import { Person } from './users.ts';

/** Limit in characters. */
export const MOST_COMMENT_CHARACTERS = 1000;

export const Comment = z.object({
  id: Id,
  postId: Id,
  authorId: Id,
  content: z.string(),
  createdAt: Timestamp,
});
export type Comment = z.infer<typeof Comment>;

/** A comment as the reader of its post sees it. */
export const CommentEntry = z.extend(Comment, {
  author: Person,
  /** `keySeen` */
  key: z.optional(z.string()),
});
export type CommentEntry = z.infer<typeof CommentEntry>;

/** Comments are deleted by their author or by the author of the post. */
export const mayDeleteComment = (comment: Comment, post: { authorId: string }, memberId: string): boolean =>
  comment.authorId === memberId || post.authorId === memberId;

const ofPost = z.object({ id: Id });

/**
 * A page of the comments under a post, oldest first; the next page is what came before it. Nobody reads comments of
 * someone blocked in either direction. 404 for a post the caller cannot read.
 */
export const listComments = pagedEndpoint({
  method: 'get',
  path: '/api/posts/:id/comments',
  summary: 'Read the comments under a post, the newest page first and each page from its oldest comment on.',
  input: { params: ofPost, query: pageQuery(COMMENT_PAGE_LENGTH) },
  item: CommentEntry,
  errors: ['postNotFound'],
});

/** 404 for a post the caller cannot read. */
export const createComment = endpoint({
  method: 'post',
  path: '/api/posts/:id/comments',
  summary: 'Comment on a post.',
  status: 201,
  isCreating: true,
  input: { params: ofPost, body: z.object({ content: text(MOST_COMMENT_CHARACTERS) }) },
  output: CommentEntry,
  rule: ({ body }) => (isBlank(body.content) ? ['commentEmpty'] : undefined),
  limit: perHour(120),
  errors: ['commentEmpty', 'postNotFound'],
});

/**
 * 403 unless `mayDeleteComment`, 404 for a comment or post the caller cannot read; one's own can always be taken back.
 */
export const deleteComment = endpoint({
  method: 'delete',
  path: '/api/posts/:id/comments/:commentId',
  summary: 'Take back your comment, or take one down from your own post.',
  input: { params: z.object({ id: Id, commentId: Id }) },
  limit: perHour(240),
  errors: ['notYourComment', 'commentNotFound', 'postNotFound'],
});
