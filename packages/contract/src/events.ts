import { DEFAULTS } from './endpoint.ts';
import type { Definition, Endpoint, InputSchemas } from './endpoint.ts';
import type { EventOf, EventSchemas } from './eventStream.ts';

/** A call that answers with events. */
export type EventsEndpoint<In extends InputSchemas, Schemas extends EventSchemas> = Endpoint<
  In,
  EventOf<Schemas>,
  'get',
  'events'
> & { events: Schemas };

/** Defines a call that answers with events for as long as the caller stays. */
export const eventsEndpoint = <const In extends InputSchemas, const Schemas extends EventSchemas>(
  definition: Omit<Definition<In, 'get'>, 'method' | 'status'> & { events: Schemas },
): EventsEndpoint<In, Schemas> => ({
  ...DEFAULTS,
  ...definition,
  method: 'get',
  kind: 'events',
});
