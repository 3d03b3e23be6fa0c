import { changePassword, getMe, isApiError, listNotifications, logIn } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import type { Passwords } from '../../http/context.ts';
import { json, PASSWORD, strangers, cheapPasswords } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const changeTo = (newPassword: string) => ({ body: { currentPassword: PASSWORD, newPassword } });
const change = changeTo('cool winter sun');
const FIVE = [1, 2, 3, 4, 5];
const newPasswords = FIVE.map((n) => `cool winter sun ${n}`);

const statusOf = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => 204,
    (error: unknown) => (isApiError(error) ? error.status : 0),
  );

describe.each(databasesInTier)('a changed password on $name', ({ openApi }) => {
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

  it.each(['one browser', 'five browsers'])('is the first of five changes at once from %s', async (from) => {
    await using api = await openApi(strangers('ann'));
    const one = await api.as('ann');
    const visitors = await Promise.all(FIVE.map(async () => (from === 'one browser' ? one : api.as('ann'))));
    const outcomes = await Promise.all(
      visitors.map((ann, n) => statusOf(ann.call(changePassword, changeTo(newPasswords[n]!)))),
    );
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([204, 401, 401, 401, 401]);
    const winner = outcomes.indexOf(204);
    await expect(visitors[winner]?.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    expect(await api.db('sessions').select('userId')).toEqual([{ userId: 'ann-id' }]);
    await api.visitor().call(logIn, { body: { username: 'ann', password: newPasswords[winner]! } });
  });

  it('is asked for by nobody, however old the one before is', async () => {
    await using api = await openApi(strangers('ann'));
    api.wait(10 * 365 * 86_400);
    const ann = await api.as('ann');
    await expect(ann.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    expect((await ann.call(listNotifications, {})).items).toEqual([]);
  });

  it('is none where the session ended while the password was looked at', async () => {
    let isAsked = false;
    const passwords: Passwords = {
      ...cheapPasswords,
      async verify(...given) {
        if (isAsked) await api.db('sessions').delete();
        isAsked = true;
        return cheapPasswords.verify(...given);
      },
    };
    await using api = await openApi(strangers('ann'), { passwords });
    const ann = await api.as('ann');
    expect(await statusOf(ann.call(changePassword, change))).toBe(401);
    expect(await api.db('sessions')).toEqual([]);
    isAsked = false;
    await api.visitor().call(logIn, { body: { username: 'ann', password: PASSWORD } });
  });
});
