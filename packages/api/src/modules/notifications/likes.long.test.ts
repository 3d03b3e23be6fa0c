import {
  countNotifications,
  createLike,
  followLive,
  getPost,
  listNotifications,
  MOST_LIVE_EVENTS,
} from '@friendbase/contract';
import { readEvents } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { expect, it } from 'vitest';
import { NotificationModel } from '../../live/notifications.ts';
import { strangers } from '../../../testing/members.ts';
import { openApi } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';

const LIKES = 1000;
/** As many as a browser opens at once, and more than the database writes at once. */
const AT_ONCE = 20;
const POST = 'post-of-ann';

const names = Array.from({ length: LIKES }, (_, n) => `fan-${n}`);
const loved = {
  ...strangers('ann', ...names),
  posts: [
    {
      id: POST,
      authorId: 'ann-id',
      content: 'Hello',
      privacy: 'public' as const,
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
      createdAt: '2024-01-01T08:00:00.000Z',
    },
  ],
};

const openStream = async (visitor: Visitor, place: number | string = '') => {
  const stream = readEvents(await visitor.request(`${followLive.path}${place && `?after=${place}`}`));
  expect(await stream.nextEvent()).toMatchObject({ name: 'begun' });
  return stream;
};

/** Each of them once, some at a time. */
async function likeAll(api: TestApi): Promise<void> {
  const fans = names.values();
  const likeOn = async () => {
    for (const name of fans)
      await (await api.as(name)).call(createLike, { body: { userId: `${name}-id`, postId: POST } });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, likeOn));
}

it('a thousand likes in a minute are one notification, and one event to who comes back', async () => {
  await using api = await openApi(loved, { rateLimitScale: LIKES });
  const ann = await api.as('ann');
  await using open = await openStream(ann);
  await likeAll(api);
  expect(await open.nextEvent()).toMatchObject({ name: 'like', id: '1' });
  expect(await api.db(NotificationModel.tableName).where({ memberId: 'ann-id' })).toHaveLength(1);
  expect(await ann.call(countNotifications, {})).toMatchObject({ unseen: 1 });
  const { items } = await ann.call(listNotifications, {});
  expect(items).toMatchObject([{ kind: 'like', postId: POST, others: LIKES - 1 }]);
  expect(await ann.call(getPost, { params: { id: POST } })).toMatchObject({ likesCount: LIKES });
  await using back = await openStream(ann, '0');
  expect(await back.nextEvent()).toMatchObject({ name: 'missed', id: String(LIKES) });
  await using near = await openStream(ann, LIKES - MOST_LIVE_EVENTS);
  expect(await near.nextEvent()).toMatchObject({ name: 'like', data: { postId: POST } });
}, 120_000);
