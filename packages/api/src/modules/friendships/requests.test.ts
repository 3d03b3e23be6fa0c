import { createFriendship, deleteFriendship } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const ask = (friendId: string) => ({ body: { userId: 'ann-id', friendId } });

describe.each(databasesInTier)('friend requests on $name', ({ openApi }) => {
  it('have an end for one member, who is told when to go on', async () => {
    await using api = await openApi(strangers('ann', 'ben', 'cleo', 'dora'), {
      rateLimitScale: 2 / LIMITS.friendRequest.tries,
    });
    const ann = await api.as('ann');
    await ann.call(createFriendship, ask('ben-id'));
    await ann.call(createFriendship, ask('cleo-id'));
    await expect(ann.call(createFriendship, ask('dora-id'))).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.any(Number),
    });
    api.wait(LIMITS.friendRequest.seconds);
    await expect(ann.call(createFriendship, ask('dora-id'))).resolves.toMatchObject({ status: 'pending' });
  });

  it('have an end for one pair, however often they are taken back, and only from that side', async () => {
    await using api = await openApi(strangers('ann', 'ben', 'cleo'));
    const [ann, ben] = [await api.as('ann'), await api.as('ben')];
    for (let round = 0; round < LIMITS.requestToOne.tries; round += 1) {
      const { id } = await ann.call(createFriendship, ask('ben-id'));
      await ann.call(deleteFriendship, { params: { id } });
    }
    await expect(ann.call(createFriendship, ask('ben-id'))).rejects.toMatchObject({ status: 429 });
    await ann.call(createFriendship, ask('cleo-id'));
    await ben.call(createFriendship, { body: { userId: 'ben-id', friendId: 'ann-id' } });
    api.wait(LIMITS.requestToOne.seconds);
    await expect(ann.call(createFriendship, ask('ben-id'))).resolves.toMatchObject({ status: 'accepted' });
  });

  it('leave blocking free at any time', async () => {
    await using api = await openApi(strangers('ann', 'ben'), {
      rateLimitScale: 1 / LIMITS.friendRequest.tries,
    });
    const ann = await api.as('ann');
    for (const status of ['pending', 'blocked', 'blocked'] as const) {
      const { body } = ask('ben-id');
      await expect(ann.call(createFriendship, { body: { ...body, status } })).resolves.toMatchObject({
        status,
      });
    }
  });
});
