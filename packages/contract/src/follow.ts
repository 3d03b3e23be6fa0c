import { addressOf } from './addresses.ts';
import { errorFrom, overNetwork } from './answers.ts';
import type { Endpoint, GivenInput, InputSchemas, Method } from './endpoint.ts';
import { isApiError, NetworkError } from './errors.ts';

interface FollowOptions {
  /** Ends the stream; nothing is thrown. */
  signal: AbortSignal;
  origin?: string;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Waits between two tries; ends early on `signal`. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 60_000;

/**
 * The events of a stream, for as long as `signal` lets it. A stream that breaks off is asked for again, from the last
 * event on and each time after a longer wait. Throws `ApiError` when it is refused, as when the session is over. By
 * `fetch` and not by `EventSource`, which the demo could not answer and which does not tell why it was refused.
 */
export async function* follow<In extends InputSchemas, Event>(
  endpoint: Endpoint<In, Event, Method, 'events'>,
  given: GivenInput<In>,
  { signal, origin = '', fetch = (url, init) => globalThis.fetch(url, init), wait = pause }: FollowOptions,
): AsyncGenerator<Event> {
  const url = origin + addressOf(endpoint, given);
  let lastEventId: string | undefined;
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      const headers = {
        accept: 'text/event-stream',
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      };
      const response = await overNetwork(fetch(url, { headers, credentials: 'include', signal }));
      if (!response.ok) throw await errorFrom(endpoint, response);
      for await (const message of messagesIn(response, signal)) {
        waitMs = message.retryMs ?? FIRST_WAIT_MS;
        lastEventId = message.id ?? lastEventId;
        // A newer server may have events that this version does not know.
        const schema = endpoint.events[message.name];
        if (schema) yield { ...message.named, data: schema.parse(JSON.parse(message.data)) } as Event;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) throw error;
    }
    await wait(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (isApiError(error) && (error.status >= 500 || error.status === 429));

interface Message {
  name: string;
  data: string;
  id: string | undefined;
  retryMs: number | undefined;
  named: { name: string; id?: string };
}

/** Source: the HTML standard, “Server-sent events”, as far as `eventText` makes use of it. */
async function* messagesIn(response: Response, signal: AbortSignal): AsyncGenerator<Message> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  // An answer that was made in the page does not end with its request.
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave);
  try {
    for (;;) {
      const { done, value } = await overNetwork(reader.read());
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map(messageOf);
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

function messageOf(block: string): Message {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [name = '', id, retry] = [field('event'), field('id'), field('retry')];
  return {
    name,
    data: field('data') ?? 'null',
    id,
    retryMs: retry === undefined ? undefined : Number(retry),
    named: { name, ...(id === undefined ? {} : { id }) },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
