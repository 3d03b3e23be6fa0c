import { followLive, sendMessage } from '@friendbase/contract';
import { readEvents } from '@friendbase/contract/conformance';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { strangers } from '../../testing/members.ts';
import { databasesInTier } from '../../testing/openApi.ts';

/** Two friends, and somebody else. */
const world = {
  ...strangers('ann', 'ben', 'cleo'),
  friendships: [{ id: 'friendship', userId: 'ann-id', friendId: 'ben-id', status: 'accepted' as const }],
};

type Stream = ReturnType<typeof readEvents>;
interface Told {
  name: string;
  id: string;
  data: object;
}
/** The next event; nothing once the stream has ended. */
const nextOf = async (stream: Stream) => (await stream.nextEvent()) as Told | undefined;
const following = (after: string) => `${followLive.path}?after=${after}`;

describe.each(databasesInTier)('the streams of a process on $name', ({ openApi }) => {
  it('have a bound for all members together: one more is told when to ask again, and comes in once one has gone', async () => {
    await using api = await openApi(world, { mostStreams: 2 });
    const [ann, ben, cleo] = [await api.as('ann'), await api.as('ben'), await api.as('cleo')];
    const first = readEvents(await ann.request(followLive.path));
    await using second = readEvents(await ben.request(followLive.path));
    for (const stream of [first, second]) expect(await nextOf(stream)).toMatchObject({ name: 'begun' });
    const refused = await cleo.request(followLive.path);
    expect(refused.status).toBe(503);
    // Spread, so that those who were refused together do not come back together.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(30);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ code: 'busy' });
    // A call that has an end is answered all the same.
    expect((await cleo.request('/api/auth/me')).status).toBe(200);
    await first[Symbol.asyncDispose]();
    const third = await vi.waitFor(async () => {
      const answer = await cleo.request(followLive.path);
      expect(answer.status).toBe(200);
      return readEvents(answer);
    });
    onTestFinished(() => third[Symbol.asyncDispose]());
    expect(await nextOf(third)).toMatchObject({ name: 'begun' });
  });

  it('are cut off where nothing gets through for long, and go on behind the last event: nothing is lost or told twice', async () => {
    await using api = await openApi(world, { stalledMs: 150 });
    const [ann, ben] = [await api.as('ann'), await api.as('ben')];
    const write = async (content: string) =>
      (await ann.call(sendMessage, { body: { senderId: 'ann-id', receiverId: 'ben-id', content } })).id;
    await using stream = readEvents(await ben.request(followLive.path));
    let last = (await nextOf(stream))!;
    expect(last).toMatchObject({ name: 'begun' });
    expect(await stream.nextEvent()).toBeUndefined();
    const ids = [await write('One'), await write('Two'), await write('Three')];
    const heard: Told[] = [];
    // Each stream is cut off soon, on a busy machine perhaps before it has told all of them.
    while (heard.length < ids.length) {
      await using again = readEvents(await ben.request(following(last.id)));
      expect(await nextOf(again)).toMatchObject({ name: 'begun', id: last.id });
      for (let event = await nextOf(again); event; event = await nextOf(again)) heard.push((last = event));
    }
    expect(heard.map(({ name, data }) => [name, data])).toEqual(
      ids.map((messageId) => ['message', { partnerId: 'ann-id', messageId }]),
    );
  });
});
