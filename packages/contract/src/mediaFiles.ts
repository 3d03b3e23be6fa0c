import * as z from 'zod/mini';
import { fileEndpoint } from './files.ts';
import type { MEDIA_WIDTHS } from './media.ts';
import { Id } from './text.ts';

const Width = z.enum(['320', '640', '1280', '2048'] satisfies `${(typeof MEDIA_WIDTHS)[number]}`[]);

/**
 * The file of a picture or video. Who reads a post that carries it may see it, and whoever may meet its owner where it is
 * their own picture; its owner always. 404 for all others, in the words of an unknown one.
 *
 * With a width, a picture of at most that many pixels across, or a video's poster: 404 without one. Without, the largest
 * there is, and the film of a video.
 */
export const getMedia = fileEndpoint({
  path: '/api/media/:id',
  summary: 'A picture or video that you may see.',
  mediaTypes: ['image/*', 'video/*'],
  input: { params: z.object({ id: Id }), query: z.object({ width: z.optional(Width) }) },
  errors: ['mediaNotFound'],
});

/** The width among those there are for who asks for `asked`: the largest that fits, else the smallest. */
export function fittingWidth(widths: readonly number[], asked = Infinity): number | undefined {
  const fitting = widths.filter((width) => width <= asked);
  return fitting.length > 0 ? Math.max(...fitting) : widths.toSorted((a, b) => a - b)[0];
}
