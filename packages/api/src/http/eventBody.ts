import { Readable } from 'node:stream';
import { eventText } from '@friendbase/contract';
import type { Endpoint, Subscribe } from '@friendbase/contract';
import type { Context } from 'koa';

/** What the streams of a server have in common. */
export interface Streams {
  /** Ends all of them: the server stops. */
  stopping: AbortSignal;
  heartbeatMs?: number;
  /** How long a follower of events may read nothing while something waits for them. */
  stalledMs?: number;
  /** How long an upload may stand still. */
  silenceMs?: number;
  /** How often the sender of an upload is looked up again. */
  checkMs?: number;
  /** How long the sender of a refused upload may go on. */
  lingerMs?: number;
}

/** Far longer than a heartbeat: over a connection that works, something goes out with each. */
const STALLED_MS = 60_000;

/**
 * Answers with events until the caller goes away, may no longer see them, or the server stops. Nothing is fetched for one
 * who does not read; one who reads nothing for long is cut off, and goes on from the last event they have.
 */
export function answerEvents(
  ctx: Context,
  { events }: Endpoint,
  subscribe: Subscribe<unknown>,
  { stopping, stalledMs = STALLED_MS, ...streaming }: Streams & { mayGoOn: () => Promise<boolean> },
): void {
  const over = new AbortController();
  const end = () => over.abort();
  stopping.addEventListener('abort', end, { signal: over.signal });
  if (stopping.aborted) end();
  ctx.res.once('close', end);
  ctx.res.setTimeout(stalledMs, () => ctx.res.destroy());
  ctx.req.socket.setNoDelay(true);
  // Without the second header some proxies collect events before they pass them on; without the third some do so to compress them.
  ctx.set({
    'Content-Type': 'text/event-stream',
    'X-Accel-Buffering': 'no',
    'Cache-Control': 'no-store, no-transform',
  });
  const lastEventId = ctx.get('Last-Event-ID') || undefined;
  const text = eventText(events, subscribe, { ...streaming, lastEventId, signal: over.signal });
  // Whoever follows asks again, and then hears why.
  ctx.body = Readable.from(text, { highWaterMark: 1 }).once('error', () => ctx.res.destroy());
}
