import { createParser } from 'eventsource-parser';
import { addressOf } from './addresses.ts';
import { errorFrom, overNetwork } from './answers.ts';
import type { GivenInput, JsonInput } from './endpoint.ts';
import type { EventOf, EventsBy, EventSchemas } from './eventStream.ts';
import type { EventsEndpoint } from './events.ts';

interface FollowOptions {
  signal: AbortSignal;
  /** Something came, be it a heartbeat: the connection works. */
  onSignOfLife?: () => void;
}

/**
 * Follows a call that answers with events, until it ends. Throws as the client does. By `fetch`: an `EventSource` gives up
 * on any answer but 200, tells nobody why, and cannot be made with the id of the last event.
 */
export async function* followEvents<In extends JsonInput, Schemas extends EventSchemas>(
  endpoint: EventsEndpoint<In, Schemas>,
  given: GivenInput<In>,
  { signal, onSignOfLife }: FollowOptions,
): AsyncGenerator<EventOf<Schemas>> {
  const headers = { accept: 'text/event-stream' };
  const asked = fetch(addressOf(endpoint, given), { headers, credentials: 'include', signal });
  const response = await overNetwork(asked);
  if (!response.ok || !response.body) throw await errorFrom(endpoint, response);
  let heard: EventOf<Schemas>[] = [];
  const parser = createParser({
    onEvent({ event: name = '', data, id }) {
      // A server that is newer than this page may tell more.
      if (isNameIn(endpoint.events, name)) heard.push(eventFrom(endpoint.events, name, { data, id }));
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

const isNameIn = <Schemas extends EventSchemas>(
  schemas: Schemas,
  name: string,
): name is keyof Schemas & string => Object.hasOwn(schemas, name);

function eventFrom<Schemas extends EventSchemas, Name extends keyof Schemas & string>(
  schemas: Schemas,
  name: Name,
  { data, id }: { data: string; id: string | undefined },
): EventsBy<Schemas>[Name] {
  const schema: Schemas[Name] = schemas[name];
  return { name, data: schema.parse(JSON.parse(data)), ...(id !== undefined && { id }) };
}
