import * as z from 'zod/mini';
import { fileEndpoint } from './files.ts';
import { Id } from './text.ts';

/**
 * The file of a picture or video. Who reads a post that carries it may see it, and whoever may meet its owner where it is
 * their own picture; its owner always. 404 for all others, in the words of an unknown one.
 */
export const getMedia = fileEndpoint({
  path: '/api/media/:id',
  summary: 'A picture or video that you may see.',
  mediaTypes: ['image/*', 'video/*'],
  input: { params: z.object({ id: Id }) },
  refusals: ['mediaNotFound'],
});
