import { setTimeout as pause } from 'node:timers/promises';
import { followLive } from '@friendbase/contract';
import { lastPlaceIn, postsIn } from './events.ts';
import type { Member } from '../bench/live/members.ts';

/** Browsers wait too before they ask again. */
const PAUSE_MS = 250;

/** A browser that goes on behind its last event wherever its stream breaks. */
export function follow(origin: string, { cookie }: Member) {
  const heard: string[] = [];
  const over = new AbortController();
  const { signal } = over;
  let place: string | undefined;
  let streams = 0;

  async function followOnce(): Promise<void> {
    const headers = { cookie, ...(place !== undefined && { 'last-event-id': place }) };
    const answer = await fetch(origin + followLive.path, { headers, signal });
    if (!answer.ok || !answer.body) {
      await answer.arrayBuffer();
      return;
    }
    streams += 1;
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const whole = (rest + text).lastIndexOf('\n\n') + 2;
      const events = whole > 1 ? (rest + text).slice(0, whole) : '';
      rest = (rest + text).slice(events.length);
      heard.push(...postsIn(events));
      place = lastPlaceIn(events) ?? place;
    }
  }

  const following = (async () => {
    while (!signal.aborted) {
      await followOnce().catch(() => undefined);
      await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  })();

  return {
    /** The posts that were told of, each as often as it was told. */
    heard,
    /** How often a stream began. */
    get streams() {
      return streams;
    },
    async stop(): Promise<void> {
      over.abort();
      await following;
    },
  };
}

export type Follower = ReturnType<typeof follow>;
