import { createPost, followLive } from '@friendbase/contract';
import { expect, it, vi } from 'vitest';
import { LiveEventModel, sweepLive } from '../../live/events.ts';
import { databasesInTier, openApi } from '../../../testing/openApi.ts';
import { strangers } from '../../../testing/members.ts';

/** Far more than the browsers of one member. */
const MOST_EACH = 20;

it('holds so many streams of a member and no more, until one of them goes', async () => {
  await using api = await openApi(strangers('ann', 'ben'));
  const ann = await api.as('ann');
  const open = async () => {
    const over = new AbortController();
    const { status, headers, body } = await ann.request(followLive.path, { signal: over.signal });
    // It is there once it has said something.
    await body?.getReader().read();
    return { status, retryAfter: headers.get('retry-after'), leave: () => over.abort() };
  };
  const streams = [];
  for (let n = 0; n < MOST_EACH; n += 1) streams.push(await open());
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await open()).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[3-5]\d$/) });
  expect((await (await api.as('ben')).request(followLive.path)).status).toBe(200);
  streams[0]?.leave();
  await vi.waitFor(async () => expect((await open()).status).toBe(200));
});

it('tells a new post to more friends than a statement can name', async () => {
  const seed = strangers('ann', ...Array.from({ length: 501 }, (_, n) => `friend${n}`));
  const friendIds = seed.members.slice(1).map(({ id }) => id);
  const friendships = friendIds.map((friendId) => ({
    id: `with-${friendId}`,
    userId: 'ann-id',
    friendId,
    status: 'accepted' as const,
  }));
  await using api = await openApi({ ...seed, friendships });
  const ann = await api.as('ann');
  await ann.call(createPost, { body: { authorId: 'ann-id', content: 'Hello, all of you' } });
  const told: string[] = await api.db(LiveEventModel.tableName).where({ name: 'post' }).pluck('member_id');
  expect(told.toSorted()).toEqual(friendIds.toSorted());
});

it('forgets what happened after an hour', async () => {
  await using api = await openApi(strangers('ann'));
  const fact = { memberId: 'ann-id', name: 'request' as const, data: '{}' };
  const minutesAgo = (minutes: number) => new Date(api.now().getTime() - minutes * 60_000).toISOString();
  await api.db(LiveEventModel.tableName).insert([
    { ...fact, place: 1, createdAt: minutesAgo(61) },
    { ...fact, place: 2, createdAt: minutesAgo(59) },
  ]);
  expect(await sweepLive(api.db, api.now())).toBe(1);
  expect(await api.db(LiveEventModel.tableName).select('place')).toEqual([{ place: 2 }]);
});

it.each(databasesInTier)('forgets many in several statements on $name', async ({ openApi: open }) => {
  await using api = await open(strangers('ann'));
  const fact = {
    memberId: 'ann-id',
    name: 'request' as const,
    data: '{}',
    createdAt: '2024-01-01T00:00:00.000Z',
  };
  const rows = Array.from({ length: 2500 }, (_, place) => ({ ...fact, place }));
  await api.db.batchInsert(LiveEventModel.tableName, rows, 500);
  const statements = api.watchStatements();
  expect(await sweepLive(api.db, api.now())).toBe(2500);
  expect(statements).toHaveLength(3);
  expect(await api.db(LiveEventModel.tableName)).toEqual([]);
});
