import { addressOf } from './addresses.ts';
import { errorFrom, overNetwork } from './answers.ts';
import type { Endpoint, GivenInput, JsonInput, Method } from './endpoint.ts';
import { isApiError } from './errors.ts';
import { IDEMPOTENCY_HEADER, isSettled } from './idempotency.ts';
import { createPressKeys } from './pressKeys.ts';
import type { KeyStore } from './pressKeys.ts';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/**
 * Calls one endpoint. Throws `ApiError` for an error response and `NetworkError` when no whole answer comes; anything else
 * it throws is an exception of our own, such as an answer of the wrong shape.
 */
export type Client = <In extends JsonInput, Result>(
  endpoint: Endpoint<In, Result, Method, 'json' | 'page'>,
  given: GivenInput<In>,
  options?: { signal?: AbortSignal },
) => Promise<Result>;

export interface ClientOptions {
  /** Origin of the API, without a trailing slash. Empty for the page's own. */
  origin?: string;
  fetch?: Fetch;
  /** The language of the caller: error responses come in it where there is one. @default the browser's own */
  language?: () => string;
  /** Where the keys of creating calls wait for their answers. @default memory */
  keys?: KeyStore;
}

/** A client that sends cookies with every call and parses every answer. Source: product spec §1 and §7. */
export function createClient({
  origin = '',
  // Looked up at each call: the demo replaces `fetch` after this module has loaded.
  fetch = (url, init) => globalThis.fetch(url, init),
  language = () => '',
  keys = new Map<string, string>(),
}: ClientOptions = {}): Client {
  const pressKeys = createPressKeys(keys);
  return async (endpoint, given, { signal } = {}) => {
    const { body } = given as { body?: object };
    const url = origin + addressOf(endpoint, given);
    const sent = body && JSON.stringify(body);
    const press = pressKeys.begin({ endpoint, url, body: sent });
    const request = fetch(url, {
      method: endpoint.method.toUpperCase(),
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(language() && { 'accept-language': language() }),
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

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!endpoint.output) return undefined;
  const json: unknown = JSON.parse(await overNetwork(response.text()));
  if (endpoint.kind !== 'page') return endpoint.output.parse(json);
  const { output } = endpoint;
  const items = (json as unknown[]).map((item) => output.parse(item));
  return { items, next: nextCursor(response.headers.get('link')) };
}

/** The `before` of `Link: </api/…?before=…>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target ? (new URL(target, 'http://any').searchParams.get('before') ?? undefined) : undefined;
}
