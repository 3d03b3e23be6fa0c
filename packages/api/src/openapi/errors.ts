import { STATUS_CODES } from 'node:http';
import { ClosedAccount, errorCodesOf, ERRORS } from '@friendbase/contract';
import type { Endpoint, ErrorCode } from '@friendbase/contract';
import * as z from 'zod/mini';
import type { oas31, ZodOpenApiResponseObject } from 'zod-openapi';

/**
 * What every error response carries: one sentence a member can read, and a code that never changes. With `accountClosed` it says
 * which decision closed the account.
 */
const Problem = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(ERRORS) as ErrorCode[]),
    details: z.optional(ClosedAccount),
  })
  .register(z.globalRegistry, { id: 'Problem' });

const WORDS: Record<number, string> = {
  400: 'Something in the request is missing or has the wrong form. The message says what.',
  401: 'The caller is not logged in, or the username or the password is wrong.',
  403: 'The caller may not do this. A write is refused as well when a page of another website sent it.',
  404: 'There is nothing here that the caller can reach.',
  408: 'The request took longer than 30 s to arrive.',
  409: 'This does not fit with what is there already.',
  413: 'The body is larger than the call takes: 1 MB, or for a file 50 MB, unless it says so.',
  415: 'The body is not JSON, or the file is of another type than the call takes.',
  416: 'The file ends before the part that was asked for.',
  422: 'The Idempotency-Key belongs to another call, or the file is empty, damaged or too large a picture.',
  429: 'That was too often. Wait, then try again.',
  500: 'Something went wrong on our side.',
  501: 'No server of ours offers this.',
  507: 'There is no room for more files.',
  503: 'The server is too busy. Wait, then try again.',
};

const ofReads: ErrorCode[] = ['ourFault', 'busy'];
const ofWrites: ErrorCode[] = ['crossSite', 'requestTimeout', ...ofReads];

/** The error responses a call can give, by status: its own, and those of the server in front of all calls. */
export function errors(endpoint: Endpoint): Record<string, ZodOpenApiResponseObject> {
  const codes = [...errorCodesOf(endpoint), ...(endpoint.method === 'get' ? ofReads : ofWrites)];
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries([...byStatus].map(([status, named]) => [status, errorResponse(status, named)]));
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const errorResponse = (status: number, codes: ErrorCode[]): ZodOpenApiResponseObject => ({
  description: `${WORDS[status] ?? `${STATUS_CODES[status]}.`} Code: ${anyOf.format(codes)}.`,
  ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
  content: { 'application/json': { schema: Problem } },
});

const RETRY_AFTER: oas31.HeadersObject = {
  'Retry-After': {
    description: 'Seconds until another try makes sense.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};
