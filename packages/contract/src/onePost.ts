import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FeedEntry } from './posts.ts';
import { Id } from './text.ts';

// Apart from the feed: most visits to Home ask for none.

/**
 * One post as it stands in the reader's feed. One answer for all that they cannot read: what is not there, deleted, hidden or
 * reported, for others' friends, or behind a block.
 */
export const getPost = endpoint({
  method: 'get',
  path: '/api/posts/:id',
  summary: 'Read one post, with its counts.',
  input: { params: z.object({ id: Id }) },
  output: FeedEntry,
  errors: ['postNotFound'],
});
