import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { Feeling } from './feelings.ts';
import { Id } from './text.ts';

/** What one member feels about one post. */
export interface Reaction {
  userId: string;
  postId: string;
  feeling: Feeling;
}

const ofPost = z.object({ id: Id });

/** One a member and post: another feeling takes its place. 404 for a post the caller cannot read. */
export const setReaction = endpoint({
  method: 'put',
  path: '/api/posts/:id/reaction',
  summary: 'Say what you feel about a post.',
  input: { params: ofPost, body: z.object({ feeling: Feeling }) },
  limit: perHour(600),
  errors: ['postNotFound'],
});

/** Taking back one that is not there is fine. 404 where there is none and the caller cannot read the post. */
export const deleteReaction = endpoint({
  method: 'delete',
  path: '/api/posts/:id/reaction',
  summary: 'Take back what you felt about a post.',
  input: { params: ofPost },
  limit: perHour(600),
  errors: ['postNotFound'],
});
