import { changePassword, logIn } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, strangers } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';

const change = { body: { currentPassword: PASSWORD, newPassword: 'cool winter sun' } };

describe.each(databases)('a changed password on $name', ({ openApi }) => {
  it('leaves no session to whoever logs in with the old one at that moment', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 1000 });
    const ann = await api.as('ann');
    let isChanged = false;
    const tryAgain = async (): Promise<void> => {
      const body = { username: 'ann', password: PASSWORD };
      await api
        .visitor()
        .call(logIn, { body })
        .catch((error: unknown) => expect(error).toMatchObject({ status: 401 }));
      if (!isChanged) await tryAgain();
    };
    const tries = Array.from({ length: 8 }, tryAgain);
    await ann.call(changePassword, change);
    isChanged = true;
    await Promise.all(tries);
    expect(await api.db('sessions').select('userId')).toEqual([{ userId: 'ann-id' }]);
  });
});
