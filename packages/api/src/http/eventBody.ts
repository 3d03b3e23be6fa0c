import { Readable } from 'node:stream';
import { eventText } from '@friendbase/contract';
import type { Endpoint, Subscribe } from '@friendbase/contract';
import type { Context } from 'koa';

/** What the streams of a server have in common. */
export interface Streams {
  /** Ends all of them: the server stops. */
  stopping: AbortSignal;
  heartbeatMs?: number;
  /** How long an upload may stand still. */
  silenceMs?: number;
  /** How often the sender of an upload is looked up again. */
  checkMs?: number;
  /** How long the sender of a refused upload may go on. */
  lingerMs?: number;
}

/** Answers with events until the caller goes away, may no longer see them, or the server stops. */
export function answerEvents(
  ctx: Context,
  { events }: Endpoint,
  subscribe: Subscribe<unknown>,
  { stopping, ...streaming }: Streams & { mayGoOn: () => Promise<boolean> },
): void {
  const over = new AbortController();
  const end = () => over.abort();
  stopping.addEventListener('abort', end, { signal: over.signal });
  if (stopping.aborted) end();
  ctx.res.once('close', end);
  // Without the second header some proxies collect events before they pass them on.
  ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  const lastEventId = ctx.get('Last-Event-ID') || undefined;
  const text = eventText(events, subscribe, { ...streaming, lastEventId, signal: over.signal });
  // Whoever follows asks again, and then hears why.
  ctx.body = Readable.from(text, { highWaterMark: 1 }).once('error', () => ctx.res.destroy());
}
