import { changePassword, logIn } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';

const change = { body: { currentPassword: PASSWORD, newPassword: 'cool winter sun' } };

describe.each(databases)('a changed password on $name', ({ openApi }) => {
  it('leaves no session to whoever logs in with the old one at that moment', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 1000 });
    const ann = await api.as('ann');
    let isChanged = false;
    const tryAgain = async (): Promise<void> => {
      const old = JSON.stringify({ username: 'ann', password: PASSWORD });
      const { status } = await api.visitor().request(logIn.path, json('POST', old));
      expect([200, 401]).toContain(status);
      if (!isChanged) await tryAgain();
    };
    const tries = Array.from({ length: 8 }, tryAgain);
    await ann.call(changePassword, change);
    isChanged = true;
    await Promise.all(tries);
    expect(await api.db('sessions').select('userId')).toEqual([{ userId: 'ann-id' }]);
  });
});
