import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { register } from '../registration.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { demoSeed } from '../fixtures/demo.ts';
import { changePassword } from '../passwordChange.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import { atOnce } from './atOnce.ts';
import type { OpenBackend } from './backend.ts';
import { annAndBen, PASSWORD } from './seeds.ts';

const newcomer = {
  username: 'Iris',
  email: 'iris.b@example.com',
  displayName: 'Iris',
  challengeType: 'cognitive',
} as const;

const FIVE = [1, 2, 3, 4, 5];

/** As one character for “é”, and as two. */
const [COMPOSED, DECOMPOSED] = ['caf\u{E9} river', 'cafe\u{301} river'] as const;

/** Which passwords are taken, and that one is the same however it is typed. */
export function passwordChoiceConform(backendName: string, open: OpenBackend): void {
  describe(`choosing a password on ${backendName}`, () => {
    it.each<[string, ErrorCode]>([
      ['123456', 'passwordCommon'],
      ['password', 'passwordCommon'],
      ['PassWord', 'passwordCommon'],
      ['ｐａｓｓｗｏｒｄ', 'passwordCommon'],
      ['iris.b', 'passwordIsName'],
      ['IRIS.B@example.com', 'passwordIsName'],
    ])('refuses “%s” to who signs up, with an example of a good one', async (password, code) => {
      await using backend = await open(annAndBen);
      const visitor = backend.visitor();
      const answer = await ask(visitor, 'post', register.path, { ...newcomer, password });
      expectError(answer, code, 'password: ');
      expectError(answer, code, 'Try three words, like river piano lemon.');
      await expectCallError(visitor, getMe, {}, 'signedOut');
    });

    it('refuses the username as the password, whatever its letter case', async () => {
      await using backend = await open(annAndBen);
      const body = { ...newcomer, username: 'IrisFlower', password: 'irisflower' };
      const answer = await ask(backend.visitor(), 'post', register.path, body);
      expectError(answer, 'passwordIsName', 'password: ');
    });

    it.each<[string, ErrorCode]>([
      ['qwerty', 'passwordCommon'],
      ['ANN@example.com', 'passwordIsName'],
    ])('refuses “%s” to who changes theirs, and keeps the one before', async (newPassword, code) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const body = { currentPassword: PASSWORD, newPassword };
      await expectCallError(ann, changePassword, { body }, code, 'newPassword: ');
      await backend.visitor().call(logIn, { body: { username: 'ann', password: PASSWORD } });
    });

    it('still opens the demo account with its own', async () => {
      await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
      await expect(backend.visitor().call(logIn, { body: DEMO_ACCOUNT })).resolves.toMatchObject({
        username: DEMO_ACCOUNT.username,
      });
    });

    it.each([
      [COMPOSED, DECOMPOSED],
      [DECOMPOSED, COMPOSED],
    ])('takes an accent for the same however it is typed: %j, then %j', async (given, typed) => {
      await using backend = await open(annAndBen);
      await backend.visitor().call(register, { body: { ...newcomer, password: given } });
      const iris = backend.visitor();
      for (const password of [given, typed]) {
        await iris.call(logIn, { body: { username: newcomer.username, password } });
      }
      await iris.call(changePassword, { body: { currentPassword: typed, newPassword: PASSWORD } });
    });
  });

  describe(`several password changes at once on ${backendName}`, () => {
    it('are one change: the first wins, and the others have lost their session', async () => {
      await using backend = await open(annAndBen);
      const visitors = await Promise.all(FIVE.map(() => backend.as('ann')));
      const newPassword = (n: number): string => `quiet river ${n}`;
      const outcomes = await Promise.allSettled(
        await atOnce(visitors, (ann, n) =>
          ann.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: newPassword(n) } }),
        ),
      );
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(lost.map(({ reason }) => (reason as { status: number }).status)).toEqual([401, 401, 401, 401]);
      const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
      await expect(visitors[winner]?.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
      for (const [n, visitor] of visitors.entries()) {
        if (n !== winner) await expectCallError(visitor, getMe, {}, 'signedOut');
      }
      const password = newPassword(winner);
      await backend.visitor().call(logIn, { body: { username: 'ann', password } });
    });
  });
}
