import { createLike, deleteLike, followLive, logIn, NO_FEELINGS, tellTyping } from '@friendbase/contract';
import { readEvents } from '@friendbase/contract/conformance';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, strangers } from '../../testing/members.ts';
import { openOn } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { createMigrated, handleOn } from '../../testing/postgres.ts';
import { openPostgresSignals } from './postgresSignals.ts';

const { members } = strangers('ann', 'ben', 'cleo');
/** Two friends who show each other that they write; Cleo has a post. */
const writers = {
  ...EMPTY_SEED,
  members: members.map((one) => ({ ...one, isTypingShown: true })),
  friendships: ['ben-id', 'cleo-id'].map((friendId) => ({
    id: `friendship ${friendId}`,
    userId: 'ann-id',
    friendId,
    status: 'accepted' as const,
  })),
  posts: [
    {
      id: 'post',
      authorId: 'cleo-id',
      content: 'Good morning',
      privacy: 'public' as const,
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
      createdAt: '2024-05-01T08:00:00.000Z',
    },
  ],
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

/** What a stream tells from now on. */
function hearAll(stream: ReturnType<typeof readEvents>): unknown[] {
  const heard: unknown[] = [];
  const listening = (async () => {
    for (let event = await stream.nextEvent(); event; event = await stream.nextEvent()) heard.push(event);
  })();
  onTestFinished(() => listening.catch(() => undefined));
  return heard;
}

it('is told at every process, and stored nowhere', async () => {
  await using stack = new AsyncDisposableStack();
  const [one, other] = await openTwo(stack);
  const [ann, ben] = [await enter(one, 'ann'), await enter(other, 'ben')];
  const stream = stack.use(readEvents(await ben.request(followLive.path)));
  const heard = hearAll(stream);
  const params = { userId: 'ann-id', partnerId: 'ben-id' };
  await vi.waitFor(async () => {
    // Again: the other one may not listen yet, and what is told before is lost.
    await ann.call(tellTyping, { params });
    expect(heard).toContainEqual({ name: 'typing', data: { partnerId: 'ann-id' }, id: undefined });
  });
  for (const table of ['live_events', 'live_places', 'notifications'])
    expect([table, await one.db(table)]).toEqual([table, []]);
});

it('is how a post is counted too, at every process', async () => {
  await using stack = new AsyncDisposableStack();
  const [one, other] = await openTwo(stack);
  const [ann, ben] = [await enter(one, 'ann'), await enter(other, 'ben')];
  const heard = hearAll(stack.use(readEvents(await ann.request(followLive.path))));
  const like = { userId: 'ben-id', postId: 'post' };
  const unfelt = { reactions: NO_FEELINGS, ownReaction: null };
  const data = { postId: 'post', likesCount: 1, commentsCount: 0, isLikedByUser: false, ...unfelt };
  await vi.waitFor(async () => {
    // Again, for the same reason.
    await ben.call(deleteLike, { params: like });
    await ben.call(createLike, { body: like });
    expect(heard).toContainEqual({ name: 'counted', data, id: undefined });
  });
  expect(await one.db('live_events').where({ memberId: 'ann-id' })).toEqual([]);
});
