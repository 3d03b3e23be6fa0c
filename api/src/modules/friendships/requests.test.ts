import { createFriendship } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { strangers } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';

const ask = (friendId: string) => ({ body: { userId: 'ann-id', friendId } });

describe.each(databases)('friend requests on $name', ({ openApi }) => {
  it('have an end for one member, who is told when to go on', async () => {
    await using api = await openApi(strangers('ann', 'ben'), {
      rateLimitScale: 2 / LIMITS.friendRequest.tries,
    });
    const ann = await api.as('ann');
    await ann.call(createFriendship, ask('ben-id'));
    await ann.call(createFriendship, ask('ben-id'));
    await expect(ann.call(createFriendship, ask('ben-id'))).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.any(Number),
    });
    api.wait(LIMITS.friendRequest.seconds);
    await expect(ann.call(createFriendship, ask('ben-id'))).resolves.toMatchObject({ status: 'pending' });
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
