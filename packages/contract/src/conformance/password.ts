import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { changePassword } from '../passwordChange.ts';
import { ask, expectError, expectCallError, invalid } from './ask.ts';
import type { Why } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { annAndBen, PASSWORD } from './seeds.ts';

const NEW = ' quiet 🌻 river ';
const change = { currentPassword: PASSWORD, newPassword: NEW };

type Refused = [title: string, body: Record<string, unknown>, why: Why][];

const WRONG: Why = ['wrongCurrentPassword'];

const WRONG_CURRENT: Refused = [
  ['with a wrong current password', { ...change, currentPassword: 'bad friends' }, WRONG],
  ['with an empty current password', { ...change, currentPassword: '' }, WRONG],
  ['with a space after the current one', { ...change, currentPassword: `${PASSWORD} ` }, WRONG],
];

const WRONG_SHAPES: Refused = [
  ['without anything', {}, invalid('currentPassword')],
  ['without the current password', { newPassword: NEW }, invalid('currentPassword')],
  ['without a new password', { currentPassword: PASSWORD }, invalid('newPassword')],
  ['to an empty one', { ...change, newPassword: '' }, ['newPasswordTooShort']],
  ['to five characters', { ...change, newPassword: 'river' }, ['newPasswordTooShort']],
  ['to five emoji', { ...change, newPassword: '🌻🌻🌻🌻🌻' }, ['newPasswordTooShort']],
  ['to one that is too long', { ...change, newPassword: 'x'.repeat(201) }, invalid('newPassword')],
  ['to one with a NUL', { ...change, newPassword: 'quiet\0river' }, invalid('newPassword')],
  ['to one with half a character', { ...change, newPassword: 'quiet \ud83c' }, invalid('newPassword')],
];

const logInAs = (visitor: Visitor, username: string, password: string) =>
  visitor.call(logIn, { body: { username, password } });

async function expectNoChange(open: OpenBackend, refused: Refused): Promise<void> {
  await using backend = await open(annAndBen);
  const [here, elsewhere] = [await backend.as('ann'), await backend.as('ann')];
  for (const [title, body, why] of refused) {
    const answer = await ask(here, 'post', changePassword.path, body);
    expect(answer.status, title).toBeGreaterThanOrEqual(400);
    expectError(answer, ...why);
  }
  await expect(here.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
  await expect(elsewhere.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
  await logInAs(backend.visitor(), 'ann', PASSWORD);
}

/** Changing one’s password. */
export function passwordConform(backendName: string, open: OpenBackend): void {
  describe(`changing the password on ${backendName}`, () => {
    it('refuses a wrong current password, and keeps the password and every session', () =>
      expectNoChange(open, WRONG_CURRENT));

    it('ends the member’s sessions everywhere else, while this one goes on', async () => {
      await using backend = await open(annAndBen);
      const [here, elsewhere, ben] = [
        await backend.as('ann'),
        await backend.as('ann'),
        await backend.as('ben'),
      ];
      const answer = await ask(here, 'post', changePassword.path, change);
      expect(answer).toMatchObject({ status: 204, raw: '' });
      await expectCallError(elsewhere, getMe, {}, 'signedOut');
      await expect(here.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
      await expect(ben.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
    });

    it('opens the account to the new password alone, to the letter', async () => {
      await using backend = await open(annAndBen);
      await (await backend.as('ann')).call(changePassword, { body: change });
      const visitor = backend.visitor();
      for (const password of [PASSWORD, NEW.trim()]) {
        await expectCallError(visitor, logIn, { body: { username: 'ann', password } }, 'loginRefused');
      }
      await expect(logInAs(visitor, 'ann', NEW)).resolves.toMatchObject({ username: 'ann' });
      await expect(logInAs(backend.visitor(), 'ben', PASSWORD)).resolves.toMatchObject({ username: 'ben' });
    });

    it('can be done again, from the new password on', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      await ann.call(changePassword, { body: change });
      await expectCallError(ann, changePassword, { body: change }, ...WRONG);
      await ann.call(changePassword, { body: { currentPassword: NEW, newPassword: '      ' } });
      await expect(logInAs(backend.visitor(), 'ann', '      ')).resolves.toMatchObject({ username: 'ann' });
    });
  });
}

/** Refused before any handler runs. */
export function passwordShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong change of the password on ${backendName}`, () => {
    it('is refused where it is incomplete or wrong, and keeps the password and every session', () =>
      expectNoChange(open, WRONG_SHAPES));
  });
}
