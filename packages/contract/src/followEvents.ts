import { createParser } from 'eventsource-parser';
import { addressOf } from './addresses.ts';
import { errorFrom, overNetwork } from './answers.ts';
import type { Endpoint, GivenInput, JsonInput } from './endpoint.ts';

interface FollowOptions {
  signal: AbortSignal;
  /** Something came, be it a heartbeat: the connection works. */
  onSignOfLife?: () => void;
}

/**
 * Follows a call that answers with events, until it ends. Throws as the client does. By `fetch`: an `EventSource` gives up
 * on any answer but 200, tells nobody why, and cannot be made with the id of the last event.
 */
export async function* followEvents<In extends JsonInput, Event extends { name: string }>(
  endpoint: Endpoint<In, Event, 'get', 'events'>,
  given: GivenInput<In>,
  { signal, onSignOfLife }: FollowOptions,
): AsyncGenerator<Event> {
  const headers = { accept: 'text/event-stream' };
  const asked = fetch(addressOf(endpoint, given), { headers, credentials: 'include', signal });
  const response = await overNetwork(asked);
  if (!response.ok || !response.body) throw await errorFrom(endpoint, response);
  let heard: Event[] = [];
  const parser = createParser({
    onEvent({ event: name = '', data, id }) {
      // A server that is newer than this page may tell more.
      const schema = endpoint.events[name];
      if (schema) heard.push({ name, data: schema.parse(JSON.parse(data)), id } as unknown as Event);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await overNetwork(reader.read());
      if (done) return;
      onSignOfLife?.();
      parser.feed(value);
      yield* heard;
      heard = [];
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
