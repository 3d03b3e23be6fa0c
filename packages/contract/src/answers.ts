import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errorCodes.ts';
import { ApiError, NetworkError } from './errors.ts';

/** Browsers throw a `TypeError` both for a lost network and for an exception of ours: here it is known which. */
export async function overNetwork<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new NetworkError('No answer came.', { cause });
  }
}

/** Error responses that any call can meet with, beside those it names itself. */
const COMMON_CODES: readonly ErrorCode[] = [
  'invalidInput',
  'signedOut',
  'accountPaused',
  'crossSite',
  'nothingHere',
  'requestTimeout',
  'bodyTooLarge',
  'idempotencyKeyReused',
  'tooManyTries',
  'ourFault',
  'busy',
];

/**
 * The message is the JSON body's `message`, else the raw text, else the status text. A code that this call does not
 * know, as of another server or a newer one, is none; `ofKind` are those that its kind brings along. Source: product spec §8.
 */
export async function errorFrom(
  { errors }: Endpoint,
  response: Response,
  ofKind: readonly ErrorCode[] = [],
): Promise<ApiError> {
  const raw = await overNetwork(response.text());
  const { message, code, details } = problemIn(raw);
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError({
    status: response.status,
    message: typeof message === 'string' ? message : raw || response.statusText,
    code: [...COMMON_CODES, ...ofKind, ...errors].find((known) => known === code),
    ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}),
    ...(details === undefined ? {} : { details }),
  });
}

function problemIn(raw: string): { message?: unknown; code?: unknown; details?: unknown } {
  try {
    return Object(JSON.parse(raw)) as object;
  } catch {
    return {};
  }
}
