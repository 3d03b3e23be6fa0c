import type { ErrorCode } from '@friendbase/contract';

/** Some calls, by method and the beginning of their path. */
export interface Calls {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
}

/** An answer with a body in JSON. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** An error response as the API gives it. */
export const errorAnswer = (status: number, code: ErrorCode, message: string = code): Response =>
  json({ code, message }, status);

/** The answer to a call that gets none. */
export const noAnswer = (): Promise<Response> => new Promise(() => {});

/**
 * Stands between this page and its backend in a story or a test: answers some calls in its place, as far as `answer`
 * does not ask the backend itself.
 *
 * @returns ends it; the same as Storybook's `beforeEach` takes
 */
export function answerInstead(
  { method, path }: Calls,
  answer: (askBackend: () => Promise<Response>) => Response | Promise<Response>,
): () => void {
  const { fetch } = globalThis;
  const between: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? new URL(input.url).pathname : String(input);
    const asked = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const askBackend = () => fetch(input, init);
    return asked === method && url.startsWith(path) ? answer(askBackend) : askBackend();
  };
  globalThis.fetch = between;
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Changes what the backend answers to some calls, as JSON. */
export const changeAnswers = <Data>(calls: Calls, change: (data: Data) => Data): (() => void) =>
  answerInstead(calls, async (askBackend) => {
    const answer = await askBackend();
    const { status, headers } = answer;
    return new Response(JSON.stringify(change((await answer.json()) as Data)), { status, headers });
  });
