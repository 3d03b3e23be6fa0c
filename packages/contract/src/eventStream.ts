import type * as z from 'zod/mini';

export type EventSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** One event of a stream: its name, its data, and the id to go on from after a break. */
export type EventOf<Schemas extends EventSchemas> = EventsBy<Schemas>[keyof Schemas & string];

/** The events by their names. */
export type EventsBy<Schemas extends EventSchemas> = {
  [Name in keyof Schemas & string]: { name: Name; data: z.output<Schemas[Name]>; id?: string };
};

/** Follows events from behind `lastEventId` on, if that is known. Ends, and lets go of everything, on `signal`. */
export type Subscribe<Event> = (options: {
  lastEventId: string | undefined;
  signal: AbortSignal;
}) => AsyncIterable<Event>;

/** How long a stream is silent at most: proxies end those that say nothing for a minute. */
export const HEARTBEAT_MS = 20_000;

/** The first text of a stream: how long a follower waits before asking again. */
export const STREAM_HEAD = 'retry: 3000\n\n';

/** A comment, which tells nothing. */
export const HEARTBEAT = ':\n\n';

interface Streaming {
  /** From the `Last-Event-ID` header. */
  lastEventId: string | undefined;
  /** The follower has gone, or the server stops. */
  signal: AbortSignal;
  /** Whether the follower may still see events: asked before each, and with every heartbeat. */
  mayGoOn: () => Promise<boolean>;
  heartbeatMs?: number | undefined;
}

/** The text of an event stream, for a backend to send. Source: the HTML standard, “Server-sent events”. */
export async function* eventText(
  schemas: EventSchemas,
  subscribe: Subscribe<unknown>,
  { lastEventId, signal, mayGoOn, heartbeatMs = HEARTBEAT_MS }: Streaming,
): AsyncGenerator<string> {
  const over = new AbortController();
  const end = () => over.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const events = subscribe({ lastEventId, signal: over.signal })[Symbol.asyncIterator]();
  try {
    yield STREAM_HEAD;
    let next = events.next();
    while (!over.signal.aborted) {
      const found = await firstOf(next, heartbeatMs, over.signal);
      if (over.signal.aborted || !(await mayGoOn())) return;
      if (found?.done) return;
      yield found ? textOfEvent(schemas, found.value) : HEARTBEAT;
      if (found) next = events.next();
    }
  } finally {
    end();
    signal.removeEventListener('abort', end);
    // Not waited for: a source may still be on its way to an event that nobody wants.
    events.return?.().catch(() => undefined);
  }
}

interface NamedEvent {
  name: string;
  data: unknown;
  id?: string;
}

/** A field that the contract does not name never leaves. JSON has no line ends, so one line is enough. */
export function textOfEvent(schemas: EventSchemas, event: unknown): string {
  const { name, data, id } = event as NamedEvent;
  const json = JSON.stringify(schemas[name]?.parse(data));
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`;
}

/** The next event, or nothing after `ms` or once the stream is over. */
async function firstOf<Result>(
  next: Promise<Result>,
  ms: number,
  signal: AbortSignal,
): Promise<Result | undefined> {
  let stop = (): void => undefined;
  const pause = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    const end = () => resolve(undefined);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    };
  });
  try {
    return await Promise.race([next, pause]);
  } finally {
    stop();
  }
}
