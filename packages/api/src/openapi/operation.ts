import { IDEMPOTENCY_HEADER, IdempotencyKey, subjectOf } from '@friendbase/contract';
import type { Endpoint, UploadRules } from '@friendbase/contract';
import * as z from 'zod/mini';
import type {
  oas31,
  ZodObjectInput,
  ZodOpenApiContentObject,
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import { errors } from './errors.ts';

/** The name of the security scheme that member calls ask for. */
export const SESSION = 'session';

/** What the document says of one call. `name` is the call's own in the contract. */
export const operation = (name: string, endpoint: Endpoint): ZodOpenApiOperationObject => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [subjectOf(endpoint)],
  security: endpoint.access === 'visitor' ? [] : [{ [SESSION]: [] }],
  ...takes(endpoint),
  responses: { ...answers(endpoint), ...errors(endpoint) },
});

/** Parameters and query are objects, which the type of an endpoint does not say. */
const takes = ({
  input: { params, query, body, upload },
  isCreating,
}: Endpoint): Partial<ZodOpenApiOperationObject> => ({
  ...(params || query || isCreating
    ? {
        requestParams: {
          ...(params ? { path: params as ZodObjectInput } : {}),
          ...(query ? { query: query as ZodObjectInput } : {}),
          ...(isCreating ? { header: KEY_HEADER } : {}),
        },
      }
    : {}),
  ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
  ...(upload
    ? { requestBody: { required: true, description: uploadWords(upload), content: contentOf(upload.types) } }
    : {}),
});

const uploadWords = ({ maxBytes }: UploadRules): string => `A file of at most ${maxBytes} bytes.`;

const KEY_HEADER = z.object({
  [IDEMPOTENCY_HEADER]: z.optional(IdempotencyKey),
});

const WORDS: Record<Endpoint['status'], string> = {
  200: 'All went well.',
  201: 'It was added.',
  204: 'It was done. The answer has no body.',
};

/** The answers when all goes well, by status. */
function answers(endpoint: Endpoint): Record<string, ZodOpenApiResponseObject> {
  const { kind, status, output, mediaTypes, events } = endpoint;
  const description = WORDS[status];
  switch (kind) {
    case 'file':
      return {
        200: { description, headers: WHOLE, content: contentOf(mediaTypes) },
        206: {
          description: 'The part of it that the Range header asks for.',
          headers: { ...WHOLE, 'Content-Range': RANGE },
          content: contentOf(mediaTypes),
        },
        304: { description: 'It is as the caller has it, by If-None-Match.' },
      };
    case 'stored':
      return { [status]: { description, headers: { ETag: VERSION } } };
    case 'events':
      return { [status]: { description: eventWords(events), content: contentOf(['text/event-stream']) } };
    case 'page':
      return { [status]: { description, headers: NEXT_PAGE, content: json(output && z.array(output)) } };
    case 'json':
      return { [status]: { description, ...(output ? { content: json(output) } : {}) } };
  }
}

const eventWords = (events: Endpoint['events']): string =>
  `Events until the caller leaves, logs out or the server stops, with a Last-Event-ID from there on: ${Object.keys(events).join(', ')}.`;

const json = (schema: z.ZodMiniType | undefined): ZodOpenApiContentObject =>
  schema ? { 'application/json': { schema } } : {};

/** Bytes as they are: OpenAPI 3.1 has no schema for those. */
const contentOf = (mediaTypes: readonly string[]): ZodOpenApiContentObject =>
  Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string' as const } }]));

const header = (description: string): oas31.HeaderObject => ({ description, schema: { type: 'string' } });
const WHOLE: oas31.HeadersObject = {
  'Accept-Ranges': header('Always “bytes”.'),
  ETag: header('Another one for other bytes; for If-Range and If-None-Match.'),
};
const RANGE = header('Which bytes these are, and of how many.');
const VERSION = header('Another one for other bytes.');

const NEXT_PAGE: oas31.HeadersObject = {
  Link: {
    description: 'The address of the page that follows, as `<…>; rel="next"`. Only there while more follows.',
    schema: { type: 'string' },
  },
};
