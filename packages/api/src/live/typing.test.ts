import { followLive, logIn, tellTyping } from '@friendbase/contract';
import { readEvents } from '@friendbase/contract/conformance';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, strangers } from '../testing/members.ts';
import { openOn } from '../testing/openApi.ts';
import type { TestApi } from '../testing/openApi.ts';
import { createMigrated, handleOn } from '../testing/postgres.ts';
import { openPostgresSignals } from './postgresSignals.ts';

const { members } = strangers('ann', 'ben');
/** Two friends who show each other that they write. */
const writers = {
  ...EMPTY_SEED,
  members: members.map((one) => ({ ...one, isTypingShown: true })),
  friendships: [{ id: 'friendship', userId: 'ann-id', friendId: 'ben-id', status: 'accepted' as const }],
};

/** Two servers on one database, which hear of each other. */
async function openTwo(stack: AsyncDisposableStack): Promise<[TestApi, TestApi]> {
  const { url } = stack.use(await createMigrated());
  const server = async (seed = EMPTY_SEED) => {
    const db = stack.use(handleOn(url));
    const liveSignals = openPostgresSignals({ url, logger: pino({ level: 'silent' }) });
    stack.defer(() => liveSignals.stop());
    return stack.use(
      await openOn(async () => ({ db, reader: db, close: async () => {} }), seed, { liveSignals }),
    );
  };
  return [await server(writers), await server()];
}

async function enter(api: TestApi, username: string) {
  const visitor = api.visitor();
  await visitor.call(logIn, { body: { username, password: PASSWORD } });
  return visitor;
}

it('is told at every process, and stored nowhere', async () => {
  await using stack = new AsyncDisposableStack();
  const [one, other] = await openTwo(stack);
  const [ann, ben] = [await enter(one, 'ann'), await enter(other, 'ben')];
  const stream = stack.use(readEvents(await ben.request(followLive.path)));
  const heard: unknown[] = [];
  const listening = (async () => {
    for (let event = await stream.nextEvent(); event; event = await stream.nextEvent()) heard.push(event);
  })();
  onTestFinished(() => listening.catch(() => undefined));
  const params = { userId: 'ann-id', partnerId: 'ben-id' };
  await vi.waitFor(async () => {
    // Again: the other one may not listen yet, and what is told before is lost.
    await ann.call(tellTyping, { params });
    expect(heard).toContainEqual({ name: 'typing', data: { partnerId: 'ann-id' }, id: undefined });
  });
  for (const table of ['live_events', 'live_places', 'notifications'])
    expect([table, await one.db(table)]).toEqual([table, []]);
});
