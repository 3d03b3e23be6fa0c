import { once } from 'node:events';
import { HEARTBEAT, STREAM_HEAD, textOfEvent } from '@friendbase/contract';
import type { Endpoint, Subscribe } from '@friendbase/contract';
import type { Context } from 'koa';
import type { OpenStreams } from './openStreams.ts';

/** What the streams of a server have in common. */
export interface Streams {
  openStreams: OpenStreams;
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

/** The other headers are about pages, and each header takes memory for as long as its stream. */
const STREAM_HEADERS = [
  'content-type',
  'cache-control',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-accel-buffering',
  'x-content-type-options',
  'x-request-id',
];

interface Following extends Pick<Streams, 'openStreams' | 'stalledMs'> {
  /** Whether the follower may still see events: asked before each, and with every heartbeat. */
  mayGoOn: () => Promise<boolean>;
}

/**
 * Answers with events until the caller goes away, may no longer see them, or the server stops. Nothing is fetched for one
 * who does not read; one who reads nothing for long is cut off, and goes on from the last event they have. It writes to the
 * connection itself: a process holds thousands of these, and a body of Koa's costs each of them more than all else.
 */
export function answerEvents(
  ctx: Context,
  { events }: Endpoint,
  subscribe: Subscribe<unknown>,
  { openStreams, mayGoOn, stalledMs = STALLED_MS }: Following,
): void {
  // Without the second header some proxies collect events before they pass them on; without the third some do so to compress them.
  ctx.set({
    'Content-Type': 'text/event-stream',
    'X-Accel-Buffering': 'no',
    'Cache-Control': 'no-store, no-transform',
  });
  if (ctx.method === 'HEAD') return;
  ctx.respond = false;
  const { req, res } = ctx;
  for (const name of res.getHeaderNames()) if (!STREAM_HEADERS.includes(name)) res.removeHeader(name);
  const over = new AbortController();
  const { signal } = over;
  const lastEventId = ctx.get('Last-Event-ID') || undefined;
  // The record of who follows, and what they sent: nothing asks for it anymore.
  ctx.state = {};
  req.headers = {};
  req.rawHeaders = [];
  const stream = { beat, end };

  function letGo(): void {
    openStreams.delete(stream);
    over.abort();
  }
  function end(): void {
    letGo();
    res.end();
  }
  /** Whoever follows asks again, and then hears why. */
  function breakOff(): void {
    letGo();
    res.destroy();
  }
  const write = (text: string): boolean => signal.aborted || res.write(text);
  function beat(): void {
    mayGoOn().then((may) => (may ? write(HEARTBEAT) : end()), breakOff);
  }
  async function tell(): Promise<void> {
    for await (const event of subscribe({ lastEventId, signal })) {
      if (!(await mayGoOn())) return;
      if (!write(textOfEvent(events, event))) await once(res, 'drain', { signal });
    }
  }

  res.once('close', letGo);
  res.setTimeout(stalledMs, breakOff);
  req.socket.setNoDelay(true);
  // The stream is over with its connection: a chunk around each heartbeat is four pieces to write instead of one.
  res.removeHeader('Transfer-Encoding');
  // By themselves: joined with what follows, Node would keep them in a hundred pieces for as long as the stream is open.
  res.flushHeaders();
  write(STREAM_HEAD);
  openStreams.add(stream);
  tell().then(end, breakOff);
}
