import { followLive, textOfEvent, type LiveEvent } from '@friendbase/contract';
import { onTestFinished } from 'vitest';
import { answerInstead } from './answerInstead.ts';

/** Stands in for the stream of what happens, for the rest of a test. Returns what tells an event on it. */
export function liveStream(): (event: LiveEvent) => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const headers = { 'content-type': 'text/event-stream' };
  const follow = () => new Response(new ReadableStream({ start: resolve }), { headers });
  onTestFinished(answerInstead({ method: 'GET', path: '/api/live' }, follow));
  return async (event) =>
    (await promise).enqueue(new TextEncoder().encode(textOfEvent(followLive.events, event)));
}
