import * as z from 'zod/mini';
import { Count, Id } from '../../text.ts';
import { endpoint, perHour } from '../../endpoint.ts';
import { eventsEndpoint } from '../../events.ts';
import { fileEndpoint } from '../../files.ts';

/** Calls of each kind, of which the product has few or none yet. The path of the first has digits in it. */
export const examples = {
  putPart: endpoint({
    method: 'put',
    path: '/api/examples/s3/multipart/:uploadId/:part2',
    summary: 'Send a part of a file.',
    input: {
      params: z.object({ uploadId: Id, part2: z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)) }),
      upload: { types: ['image/png', 'video/mp4'], maxBytes: 300_000 },
    },
    output: z.object({ uploadId: Id, part2: z.int(), bytes: Count }),
    limit: perHour(1000),
  }),
  getFile: fileEndpoint({
    path: '/api/examples/files/:id',
    summary: 'Read a file.',
    mediaTypes: ['text/plain'],
    input: { params: z.object({ id: Id }) },
  }),
  followNews: eventsEndpoint({
    path: '/api/examples/news',
    summary: 'Hear what is new.',
    input: {},
    events: { note: z.object({ text: z.string() }), count: z.object({ unread: Count }) },
  }),
  addText: endpoint({
    method: 'post',
    path: '/api/examples/texts',
    summary: 'Send a long text.',
    maxBodyBytes: 3 * 2 ** 20,
    input: { body: z.object({ text: z.string() }) },
    output: z.object({ length: Count }),
    limit: perHour(1000),
  }),
} as const;

export type Examples = typeof examples;
