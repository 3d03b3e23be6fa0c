import {
  createFriendship,
  createLike,
  deleteLike,
  FIRST_NOTIFICATION_SETTINGS,
  getPush,
  logOut,
  seeNotifications,
  sendMessage,
  subscribePush,
  toldOfPost,
  updateNotificationSettings,
} from '@friendbase/contract';
import type { PushTells } from '@friendbase/contract';
import { memberId, postId, talkative } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it, vi } from 'vitest';
import { transact } from '../../db/transact.ts';
import { createLive } from '../../live/live.ts';
import { PushSubscriptionModel } from '../../live/pushQueue.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi } from '../../../testing/openApi.ts';
import { openPushService } from '../../../testing/pushService.ts';
import type { PushAnswer } from '../../../testing/pushService.ts';
import { createPushSender } from './sender.ts';

const HOUR = 3600;

interface Options {
  tells?: PushTells;
  answerLimit?: () => AbortSignal;
  /** What the server reads the time from. @default the clock of the test, which stands still within a call */
  clock?: { now(): Date };
}

/** Ann, Ben, whose browser is told, and Cleo, who are friends. */
async function open(openApi: OpenApi, { tells = 'who', answerLimit, clock }: Options = {}) {
  const service = await openPushService();
  const api = await openApi(talkative, { push: service.settings, ...(clock && { clock }) });
  const [ann, ben, cleo] = [await api.as('ann'), await api.as('ben'), await api.as('cleo')];
  const subscription = service.subscribe('bens', tells);
  await ben.call(subscribePush, { body: subscription });
  const logger = { warn: vi.fn<(told: object) => void>(), error: vi.fn<(told: object) => void>() };
  const newSender = () =>
    createPushSender({
      db: api.db,
      reader: api.reader,
      clock: { now: () => api.now() },
      logger,
      settings: service.settings,
      agent: service.agent,
      answerLimit,
    });
  const sender = newSender();
  return {
    service,
    api,
    people: { ann, ben, cleo },
    subscription,
    logger,
    newSender,
    /** What browsers are told within `seconds`. */
    toldIn: async (seconds: number): Promise<string[]> => {
      const before = service.received.length;
      api.wait(seconds);
      await sender.sendDue();
      expect(logger.error).not.toHaveBeenCalled();
      return service.received.slice(before).map(({ text }) => text.trim());
    },
    rows: () => PushSubscriptionModel.query(api.db),
    async [Symbol.asyncDispose]() {
      await sender.stop();
      await api[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
}

const write = (visitor: Visitor, from: 'ann' | 'cleo', content = 'A secret') =>
  visitor.call(sendMessage, { body: { senderId: memberId(from), receiverId: memberId('ben'), content } });

/** How often a browser is told a message, just before each time that it may be, and then. */
async function timesTold({ people, toldIn }: Awaited<ReturnType<typeof open>>): Promise<number[]> {
  await write(people.ann, 'ann');
  const times: number[] = [];
  for (const wait of [5, 60, 5 * 60, 20 * 60, HOUR]) {
    for (const seconds of [wait - 1, 1]) times.push((await toldIn(seconds)).length);
  }
  return times;
}

const FOUR_TRIES = [0, 1, 0, 1, 0, 1, 0, 1, 0, 0];

const likeOfBens = (name: 'ann' | 'cleo') => ({ userId: memberId(name), postId: postId(1) });

const choose = (visitor: Visitor, chosen: Partial<typeof FIRST_NOTIFICATION_SETTINGS>) =>
  visitor.call(updateNotificationSettings, { body: { ...FIRST_NOTIFICATION_SETTINGS, ...chosen } });

describe.each(databasesInTier)('a push on $name', ({ openApi }) => {
  it.each([404, 410])('to a browser that is gone (%i) ends what it is told', async (status) => {
    await using pushed = await open(openApi);
    const { service, people, toldIn } = pushed;
    service.answerWith((response) => response.writeHead(status).end());
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toHaveLength(1);
    expect((await people.ben.call(getPush, {})).subscription).toBeNull();
    await write(people.ann, 'ann');
    expect(await toldIn(HOUR)).toEqual([]);
  });

  it('to a browser whose key is no point of the curve ends what it is told', async () => {
    await using pushed = await open(openApi);
    const { people, subscription, toldIn, rows } = pushed;
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    await people.ben.call(subscribePush, { body: { ...subscription, keys } });
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a service that is no longer called', { endpoint: 'https://169.254.169.254/latest' }],
    ['a browser of before the keys were changed', { publicKey: 'B' }],
  ])('is not sent to %s', async (_, changed) => {
    await using pushed = await open(openApi);
    const { people, toldIn, rows } = pushed;
    await write(people.ann, 'ann');
    await rows().patch(changed);
    expect(await toldIn(5)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('tells who wrote, and nothing of what: read by the browser alone', async () => {
    await using pushed = await open(openApi);
    const { service, people, toldIn } = pushed;
    await write(people.ann, 'ann');
    expect(await toldIn(4)).toEqual([]);
    expect(await toldIn(1)).toEqual(['{"from":"Ann"}']);
    const [push] = service.received;
    expect(push?.headers).toMatchObject({ ttl: '14400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(push?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(push?.sender).toMatchObject({
      sub: 'mailto:help@example.com',
      aud: `https://${service.settings.hosts[0]}`,
    });
    expect(await toldIn(HOUR)).toEqual([]);
  });

  it.each<[string, (people: Awaited<ReturnType<typeof open>>['people']) => Promise<unknown>, string]>([
    ['a message', ({ ann }) => write(ann, 'ann'), '{"from":"Ann"}'],
    ['a like', ({ cleo }) => cleo.call(createLike, { body: likeOfBens('cleo') }), '{}'],
  ])('tells of %s, however long the call that sends it takes', async (_, act, told) => {
    let timeMs = Date.UTC(2024, 5, 1);
    await using pushed = await open(openApi, { clock: { now: () => new Date((timeMs += 1)) } });
    await act(pushed.people);
    expect(await pushed.toldIn(HOUR)).toEqual([told]);
  });

  it('tells no more than that something is new, where that is asked, and of all but messages', async () => {
    await using pushed = await open(openApi, { tells: 'something' });
    const { service, people, subscription, toldIn } = pushed;
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toEqual(['{}']);
    await people.ben.call(subscribePush, { body: { ...subscription, tells: 'who' } });
    await people.cleo.call(createLike, { body: likeOfBens('cleo') });
    expect(await toldIn(60)).toEqual(['{}']);
    await write(people.cleo, 'cleo');
    expect(await toldIn(60)).toEqual(['{"from":"Cleo"}']);
    expect(new Set(service.received.map(({ bytes }) => bytes)).size).toBe(1);
  });

  it('is one for all that comes within a minute, and names who wrote', async () => {
    await using pushed = await open(openApi);
    const { people, toldIn } = pushed;
    await write(people.ann, 'ann');
    await people.cleo.call(createLike, { body: likeOfBens('cleo') });
    expect(await toldIn(5)).toEqual(['{"from":"Ann"}']);
    await write(people.ann, 'ann');
    await write(people.cleo, 'cleo');
    expect(await toldIn(50)).toEqual([]);
    expect(await toldIn(10)).toEqual(['{"from":"Cleo"}']);
  });

  it('is not sent of what was seen at once, is no more, or is unwanted', async () => {
    await using pushed = await open(openApi);
    const { people, toldIn } = pushed;
    await write(people.ann, 'ann');
    await people.ben.call(seeNotifications, { body: { only: `message-${memberId('ann')}` } });
    expect(await toldIn(5)).toEqual([]);
    await people.cleo.call(createLike, { body: likeOfBens('cleo') });
    await people.cleo.call(deleteLike, { params: likeOfBens('cleo') });
    expect(await toldIn(5)).toEqual([]);
    await choose(people.ben, { unwanted: ['message'] });
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toEqual([]);
  });

  it('is not sent of somebody who is blocked meanwhile', async () => {
    await using pushed = await open(openApi);
    const { people, toldIn } = pushed;
    await write(people.ann, 'ann');
    const body = { userId: memberId('ben'), friendId: memberId('ann'), status: 'blocked' as const };
    await people.ben.call(createFriendship, { body });
    expect(await toldIn(5)).toEqual([]);
  });

  it('is not sent in quiet hours, and not after them: it is behind the bell', async () => {
    await using pushed = await open(openApi);
    const { people, toldIn } = pushed;
    // The clock begins at midnight.
    await choose(people.ben, { quiet: { from: 0, until: 60, zone: 'UTC' } });
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toEqual([]);
    expect(await toldIn(HOUR)).toEqual([]);
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toEqual(['{"from":"Ann"}']);
  });

  it('ends with the session: logged out, or not used for a week', async () => {
    await using pushed = await open(openApi);
    const { service, api, people, toldIn, rows } = pushed;
    const elsewhere = await api.as('ben');
    await elsewhere.call(subscribePush, { body: service.subscribe('elsewhere') });
    await write(people.ann, 'ann');
    await people.ben.call(logOut, {});
    expect(await rows()).toHaveLength(1);
    expect(await toldIn(5)).toHaveLength(1);
    expect(service.received.map(({ browser }) => browser)).toEqual(['elsewhere']);
    api.wait(7 * 24 * HOUR);
    await write(await api.as('ann'), 'ann');
    expect(await toldIn(5)).toEqual([]);
  });

  it('of an account that was closed is sent no more', async () => {
    await using pushed = await open(openApi);
    const { api, people, toldIn } = pushed;
    await write(people.ann, 'ann');
    await api
      .db('users')
      .where({ id: memberId('ben') })
      .update({ closedAt: api.now().toISOString() });
    expect(await toldIn(5)).toEqual([]);
  });

  it('is tried again when the service says so', async () => {
    await using pushed = await open(openApi);
    const { service, people, toldIn, logger } = pushed;
    service.answerWith((response) => response.writeHead(429, { 'retry-after': '600' }).end());
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toHaveLength(1);
    service.answerWith();
    expect(await toldIn(599)).toEqual([]);
    expect(await toldIn(1)).toEqual(['{"from":"Ann"}']);
    expect(logger.warn.mock.calls).toEqual([
      [{ service: service.settings.hosts[0], status: 429, tries: 1 }, 'push not taken'],
    ]);
  });

  it.each<[string, PushAnswer]>([
    ['fails', (response) => void response.writeHead(500).end()],
    ['breaks off', (response) => void response.destroy()],
    [
      'is moved elsewhere for a while',
      (response) => void response.writeHead(503, { location: '/' }).end('x'.repeat(1e6)),
    ],
  ])('is tried four times at a service that %s', async (_, answer) => {
    await using pushed = await open(openApi);
    pushed.service.answerWith(answer);
    expect(await timesTold(pushed)).toEqual(FOUR_TRIES);
  });

  it('is tried four times at a service that says nothing', async () => {
    let waiting = new AbortController();
    const answerLimit = () => (waiting = new AbortController()).signal;
    await using pushed = await open(openApi, { answerLimit });
    // It is waited for no longer than until it has the push.
    pushed.service.answerWith(() => waiting.abort());
    expect(await timesTold(pushed)).toEqual(FOUR_TRIES);
  });

  it.each<[string, PushAnswer]>([
    ['refuses it', (response) => response.writeHead(403).end()],
    ['sends on to somewhere else', (response) => response.writeHead(307, { location: '/elses' }).end()],
    ['is away for a day', (response) => response.writeHead(503, { 'retry-after': '86400' }).end()],
  ])('is given up where the service %s', async (_, answer) => {
    await using pushed = await open(openApi);
    const { service, people, toldIn } = pushed;
    service.subscribe('elses');
    service.answerWith(answer);
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toHaveLength(1);
    expect(await toldIn(86_400)).toEqual([]);
    expect(service.received.map(({ browser }) => browser)).toEqual(['bens']);
  });

  it('is no news anymore after four hours in which nobody could send it', async () => {
    await using pushed = await open(openApi);
    const { people, toldIn } = pushed;
    await write(people.ann, 'ann');
    expect(await toldIn(4 * HOUR + 1)).toEqual([]);
  });

  it('is sent once, however many processes look for it', async () => {
    await using pushed = await open(openApi);
    const { service, api, people, newSender } = pushed;
    const senders = [newSender(), newSender(), newSender()];
    await write(people.ann, 'ann');
    api.wait(5);
    await Promise.all(senders.map((one) => one.sendDue()));
    expect(service.received).toHaveLength(1);
  });

  it('of a process that is killed meanwhile is sent by the next one', async () => {
    await using pushed = await open(openApi);
    const { service, api, people, newSender, toldIn } = pushed;
    const killed = newSender();
    // It is on its way when the process ends.
    service.answerWith(() => void killed.stop());
    await write(people.ann, 'ann');
    api.wait(5);
    await killed.sendDue();
    service.answerWith();
    expect(await toldIn(29)).toEqual([]);
    expect(await toldIn(1)).toEqual(['{"from":"Ann"}']);
  });

  it('tells next of what comes while it is on its way', async () => {
    await using pushed = await open(openApi);
    const { service, people, toldIn } = pushed;
    service.answerWith((response) => {
      service.answerWith();
      void write(people.cleo, 'cleo').then(() => response.writeHead(201).end());
    });
    await write(people.ann, 'ann');
    expect(await toldIn(5)).toEqual(['{"from":"Ann"}']);
    expect(await toldIn(60)).toEqual(['{"from":"Cleo"}']);
    expect(await toldIn(60)).toEqual([]);
  });

  it('holds up nobody: members write while sessions end', async () => {
    await using pushed = await open(openApi);
    const { service, api, people, toldIn } = pushed;
    const devices = await Promise.all(Array.from({ length: 6 }, () => api.as('ben')));
    await Promise.all(
      devices.map((one, n) => one.call(subscribePush, { body: service.subscribe(`device-${n}`) })),
    );
    await Promise.all([
      ...Array.from({ length: 10 }, () => write(people.ann, 'ann')),
      ...Array.from({ length: 10 }, () => write(people.cleo, 'cleo')),
      ...devices.slice(0, 4).map((one) => one.call(logOut, {})),
    ]);
    expect((await toldIn(30)).length).toBe(3);
  });

  it('is not sent of what was rolled back', async () => {
    await using pushed = await open(openApi);
    const { api, toldIn } = pushed;
    const live = createLive({ db: api.reader, clock: { now: () => api.now() }, isPushOffered: true });
    const told = toldOfPost('like', { id: postId(1), authorId: memberId('ben') }, memberId('ann'));
    const fails = transact(api.db, async (trx) => {
      live.tell(trx, ...told);
      await live.flush(trx);
      throw new Error('full');
    });
    await expect(fails).rejects.toThrow('full');
    expect(await toldIn(5)).toEqual([]);
  });
});
