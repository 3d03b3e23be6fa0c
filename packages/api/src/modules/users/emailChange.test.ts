import { isApiError, logIn, updateUser } from '@friendbase/contract';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { PASSWORD, strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const changeEmail = (visitor: Visitor, email: string, currentPassword: string): Promise<number> =>
  visitor.call(updateUser, { params: { id: 'ann-id' }, body: { email, currentPassword } }).then(
    () => 200,
    (error: unknown) => (isApiError(error) ? error.status : 0),
  );

describe.each(databasesInTier)('changing the email address on $name', ({ openApi }) => {
  it('is no way to guess the password: the tries count with those of logins', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    for (let n = 0; n < LIMITS.wrongPassword.tries; n += 1) {
      expect(await changeEmail(ann, 'new@example.com', 'wrong one')).toBe(403);
    }
    expect(await changeEmail(ann, 'new@example.com', PASSWORD)).toBe(429);
    const body = { username: 'ann', password: PASSWORD };
    await expect(api.visitor().call(logIn, { body })).rejects.toMatchObject({ status: 429 });
  });

  it('is no way to ask who has an email address', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    const ann = await api.as('ann');
    for (let n = 0; n < LIMITS.knownEmail.tries; n += 1) {
      expect(await changeEmail(ann, 'ben@example.com', PASSWORD)).toBe(409);
    }
    expect(await changeEmail(ann, 'ben@example.com', PASSWORD)).toBe(429);
    expect(await changeEmail(ann, 'nobody@example.com', PASSWORD)).toBe(429);
    api.wait(LIMITS.knownEmail.seconds);
    expect(await changeEmail(ann, 'nobody@example.com', PASSWORD)).toBe(200);
  });
});
