import { IDEMPOTENCY_HEADER, IdempotencyKey } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import * as z from 'zod/mini';
import type { oas31, ZodObjectInput, ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { refusals } from './refusals.ts';

/** The name of the security scheme that member calls ask for. */
export const SESSION = 'session';

/** What the document says of one call. `name` is the call's own in the contract. */
export const operation = (name: string, endpoint: Endpoint): ZodOpenApiOperationObject => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [subjectOf(endpoint)],
  security: endpoint.access === 'member' ? [{ [SESSION]: [] }] : [],
  ...takes(endpoint),
  responses: { [endpoint.status]: answer(endpoint), ...refusals(endpoint) },
});

/** The first word of the path behind `/api/`. */
export const subjectOf = ({ path }: Endpoint): string => path.split('/')[2] ?? '';

/** Parameters and query are objects, which the type of an endpoint does not say. */
const takes = ({
  input: { params, query, body },
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
  ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
});

const KEY_HEADER = z.object({
  [IDEMPOTENCY_HEADER]: z.optional(IdempotencyKey),
});

const WORDS: Record<Endpoint['status'], string> = {
  200: 'All went well.',
  201: 'It was added.',
  204: 'It was done. The answer has no body.',
};

function answer({ status, output, isPaged, mediaType }: Endpoint): ZodOpenApiResponseObject {
  const schema = output ? (isPaged ? z.array(output) : output) : mediaType && { type: 'string' as const };
  return {
    description: WORDS[status],
    ...(isPaged ? { headers: NEXT_PAGE } : {}),
    ...(schema ? { content: { [mediaType ?? 'application/json']: { schema } } } : {}),
  };
}

const NEXT_PAGE: oas31.HeadersObject = {
  Link: {
    description: 'The address of the page that follows, as `<…>; rel="next"`. Only there while more follows.',
    schema: { type: 'string' },
  },
};
