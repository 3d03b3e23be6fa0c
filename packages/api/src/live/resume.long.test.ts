import { setTimeout as sleep } from 'node:timers/promises';
import { createFriendship, fillPath, followLive, sendMessage, updateFriendship } from '@friendbase/contract';
import { readEvents } from '@friendbase/contract/conformance';
import { describe, expect, it, vi } from 'vitest';
import { openFaultyProxy } from '../../testing/faultyProxy.ts';
import { runKilledServer } from '../../testing/killedServer.ts';
import { json, signUp } from '../../testing/members.ts';
import { openOwnPostgres } from '../../testing/ownPostgres.ts';
import { places } from '../../testing/places.ts';

const BROWSERS = 5;
const WRITERS = 4;
const MESSAGES = 120;
/** After each so many acknowledged messages something breaks. */
const BREAK_EVERY = 30;
/** Browsers wait too before they ask again. */
const PAUSE_MS = 20;
const timeout = 60_000;

interface Line extends AsyncDisposable {
  address: string;
  breakDown: () => Promise<void>;
}

interface Heard {
  name: string;
  data: object;
  id: string;
}

const SETTINGS = { LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' };

/** A line to a program that is killed and started again. */
async function lineTo(env: Record<string, string>, toBreak?: () => Promise<void>): Promise<Line> {
  const proxy = await openFaultyProxy();
  const server = await runKilledServer({ ...SETTINGS, ...env }, proxy);
  return {
    address: proxy.address,
    breakDown: toBreak ?? (async () => server.kill()),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

const faults = [
  ...places.map(({ name, openPlace }) => ({
    fault: `a program on ${name} that is killed`,
    leastBegun: 2,
    openLine: async (stack: AsyncDisposableStack): Promise<Line> => {
      const place = stack.use(await openPlace());
      return stack.use(await lineTo(place.env));
    },
  })),
  {
    fault: 'a PostgreSQL that crashes',
    // The program may find new connections before it looks.
    leastBegun: 1,
    openLine: async (stack: AsyncDisposableStack): Promise<Line> => {
      const postgres = stack.use(await openOwnPostgres());
      return stack.use(await lineTo({ DATABASE_URL: postgres.url }, () => postgres.crash()));
    },
  },
];

/** A browser that goes on from its last event wherever its stream breaks. */
function follow(address: string, cookie: string) {
  const heard: Heard[] = [];
  const begun: Heard[] = [];
  const over = new AbortController();
  const { signal } = over;
  async function followOnce(): Promise<void> {
    const place = [...begun.slice(0, 1), ...heard].at(-1)?.id;
    const headers = { cookie, ...(place !== undefined && { 'last-event-id': place }) };
    const stream = readEvents(await fetch(address + followLive.path, { headers, signal }));
    for (;;) {
      const event = (await stream.nextEvent()) as Heard | undefined;
      if (!event) return;
      (event.name === 'begun' ? begun : heard).push(event);
    }
  }
  const following = (async () => {
    while (!signal.aborted) {
      await followOnce().catch(() => undefined);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    heard,
    begun,
    async [Symbol.asyncDispose]() {
      over.abort();
      await following;
    },
  };
}

/** Sends a message until it is acknowledged, always with the same key. Answers its id. */
const sendSurely = (address: string, request: RequestInit): Promise<string> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(address + sendMessage.path, request);
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    },
    { timeout, interval: PAUSE_MS },
  );

async function signUpFriends(address: string) {
  const [ann, ben] = [await signUp(address, 'ann'), await signUp(address, 'ben')];
  const asks = { userId: ann.id, friendId: ben.id };
  const asked = await fetch(address + createFriendship.path, json('POST', asks, { cookie: ann.cookie }));
  const params = (await asked.json()) as { id: string };
  const accepts = json('PATCH', { status: 'accepted' }, { cookie: ben.cookie });
  await fetch(address + fillPath(updateFriendship.path, params), accepts);
  return [ann, ben] as const;
}

describe.each(faults)('$fault under open streams', ({ openLine, leastBegun }) => {
  it('lets those who go on hear everything once, in order', { timeout: 5 * timeout }, async () => {
    await using stack = new AsyncDisposableStack();
    const { address, breakDown } = await openLine(stack);
    const [ann, ben] = await signUpFriends(address);
    const browsers = Array.from({ length: BROWSERS }, () => stack.use(follow(address, ben.cookie)));
    await vi.waitFor(() => expect(browsers.every(({ begun }) => begun.length > 0)).toBe(true), timeout);

    const acknowledged: string[] = [];
    const breaks: Promise<void>[] = [];
    let sent = 0;
    const write = async (): Promise<void> => {
      while (sent < MESSAGES) {
        const headers = { cookie: ann.cookie, 'idempotency-key': `message-${(sent += 1)}` };
        const body = { senderId: ann.id, receiverId: ben.id, content: `Message ${sent}` };
        acknowledged.push(await sendSurely(address, json('POST', body, headers)));
        if (acknowledged.length % BREAK_EVERY === 0) breaks.push(breakDown());
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    await Promise.all(breaks);

    for (const { heard, begun } of browsers) {
      await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(MESSAGES), timeout);
      const first = Number(begun[0]?.id) + 1;
      expect(heard.map(({ id }) => Number(id))).toEqual(
        Array.from({ length: MESSAGES }, (_, n) => first + n),
      );
      const told = heard.map(({ data }) => ('messageId' in data ? data.messageId : undefined));
      expect(new Set(told)).toEqual(new Set(acknowledged));
      expect(begun.length).toBeGreaterThanOrEqual(leastBegun);
    }
  });
});
