import type { Endpoint, GivenInput, InputSchemas } from './endpoint.ts';
import type { ErrorCode } from './errorCodes.ts';
import { ApiError, isApiError, NetworkError } from './errors.ts';
import { IDEMPOTENCY_HEADER, isSettled } from './idempotency.ts';
import { createPressKeys } from './pressKeys.ts';
import type { KeyStore } from './pressKeys.ts';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/**
 * Calls one endpoint. Throws `ApiError` for a refusal and `NetworkError` when no whole answer comes; anything else
 * it throws is a fault of our own, such as an answer of the wrong shape.
 */
export type Client = <In extends InputSchemas, Result>(
  endpoint: Endpoint<In, Result>,
  given: GivenInput<In>,
  options?: { signal?: AbortSignal },
) => Promise<Result>;

export interface ClientOptions {
  /** Origin of the API, without a trailing slash. Empty for the page's own. */
  origin?: string;
  fetch?: Fetch;
  /** Where the keys of creating calls wait for their answers. @default memory */
  keys?: KeyStore;
}

/** A client that sends cookies with every call and parses every answer. Source: product spec §1 and §7. */
export function createClient({
  origin = '',
  // Looked up at each call: the demo replaces `fetch` after this module has loaded.
  fetch = (url, init) => globalThis.fetch(url, init),
  keys = new Map<string, string>(),
}: ClientOptions = {}): Client {
  const pressKeys = createPressKeys(keys);
  return async (endpoint, given, { signal } = {}) => {
    const { params = {}, query = {}, body } = given as Record<string, Record<string, unknown> | undefined>;
    const url = origin + fillPath(endpoint.path, params) + queryString(query);
    const sent = body && JSON.stringify(body);
    const press = pressKeys.begin({ endpoint, url, body: sent });
    const request = fetch(url, {
      method: endpoint.method.toUpperCase(),
      credentials: 'include',
      headers: {
        accept: endpoint.mediaType ?? 'application/json',
        ...(sent ? { 'content-type': 'application/json' } : {}),
        ...(press.key ? { [IDEMPOTENCY_HEADER]: press.key } : {}),
      },
      ...(sent ? { body: sent } : {}),
      ...(signal ? { signal } : {}),
    });
    try {
      const response = await overNetwork(request);
      if (!response.ok) throw await errorFrom(endpoint, response);
      const result = await readAnswer(endpoint, response);
      press.settle();
      return result as never;
    } catch (error) {
      if (isApiError(error) && isSettled(error.status)) press.settle();
      throw error;
    } finally {
      press.end();
    }
  };
}

/** Browsers throw a `TypeError` both for a lost network and for a fault of ours: here it is known which. */
async function overNetwork<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new NetworkError('No answer came.', { cause });
  }
}

/** Puts parameters into a path: `/api/likes/:userId/:postId`. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function queryString(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))}`
    : '';
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.mediaType) return overNetwork(response.text());
  if (!endpoint.output) return undefined;
  const json: unknown = JSON.parse(await overNetwork(response.text()));
  if (!endpoint.isPaged) return endpoint.output.parse(json);
  const { output } = endpoint;
  const items = (json as unknown[]).map((item) => output.parse(item));
  return { items, next: nextCursor(response.headers.get('link')) };
}

/** The `before` of `Link: </api/…?before=…>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target ? (new URL(target, 'http://any').searchParams.get('before') ?? undefined) : undefined;
}

/** Refusals that any call can meet with, beside those it names itself. */
const COMMON_CODES: readonly ErrorCode[] = [
  'invalidInput',
  'signedOut',
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
 * know, as of another server or a newer one, is none. Source: product spec §8.
 */
async function errorFrom({ refusals }: Endpoint, response: Response): Promise<ApiError> {
  const raw = await overNetwork(response.text());
  const { message, code } = problemIn(raw);
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError({
    status: response.status,
    message: typeof message === 'string' ? message : raw || response.statusText,
    code: [...COMMON_CODES, ...refusals].find((known) => known === code),
    ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}),
  });
}

function problemIn(raw: string): { message?: unknown; code?: unknown } {
  try {
    return Object(JSON.parse(raw)) as object;
  } catch {
    return {};
  }
}
