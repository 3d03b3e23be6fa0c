import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { Id } from './text.ts';

export const Like = z.object({ userId: Id, postId: Id });
export type Like = z.infer<typeof Like>;

/** Liking twice is one like. 403 when `userId` is not the caller, 404 for a post the caller cannot read. */
export const createLike = endpoint({
  method: 'post',
  path: '/api/likes',
  summary: 'Like a post.',
  status: 201,
  isCreating: true,
  input: { body: Like },
  output: Like,
  limit: perHour(600),
  errors: ['notYourAccount', 'postNotFound'],
});

/**
 * Taking back a like that is not there is fine. 403 when `userId` is not the caller, 404 where there is no like and the
 * caller cannot read the post.
 */
export const deleteLike = endpoint({
  method: 'delete',
  path: '/api/likes/:userId/:postId',
  summary: 'Take back your like.',
  input: { params: Like },
  limit: perHour(600),
  errors: ['notYourAccount', 'postNotFound'],
});
