import { describe, expect, it } from 'vitest';
import { getMe, logIn, logOut } from '../accounts.ts';
import { findUsername } from '../registration.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { annAndBen, member, memberId, PASSWORD } from './seeds.ts';

const ann = { username: 'ann', password: PASSWORD };

const MISSING: [title: string, body: Record<string, unknown>][] = [
  ['without anything', {}],
  ['without a username', { password: PASSWORD }],
  ['without a password', { username: 'ann' }],
  ['with spaces as the username', { ...ann, username: '  ' }],
  ['with an empty password', { ...ann, password: '' }],
];

const WRONG: [title: string, body: Record<string, unknown>][] = [
  ['with an unknown username', { ...ann, username: 'nobody' }],
  ['with a wrong password', { ...ann, password: 'bad friends' }],
  ['with the password in other letter case', { ...ann, password: 'Good Friends' }],
  ['with a space after the password', { ...ann, password: `${PASSWORD} ` }],
];

async function expectNoLogIn(
  backend: Backend,
  body: Record<string, unknown>,
  code: ErrorCode,
): Promise<void> {
  const visitor = backend.visitor();
  expectError(await ask(visitor, 'post', logIn.path, body), code);
  await expectCallError(visitor, getMe, {}, 'signedOut');
}

/** Logging in and out, and finding a username. */
export function accountsConform(backendName: string, open: OpenBackend): void {
  describe(`logging in on ${backendName}`, () => {
    it.each(WRONG)('refuses a login %s', async (_, body) => {
      await using backend = await open(annAndBen);
      await expectNoLogIn(backend, body, 'loginRefused');
    });

    it('tells that an account was closed to who has its password alone', async () => {
      const closed = { ...member('ann'), closedAt: '2024-01-01T00:00:00.000Z' };
      await using backend = await open({ ...annAndBen, members: [closed, member('ben')] });
      await expectNoLogIn(backend, { ...ann, password: 'bad friends' }, 'loginRefused');
      await expectNoLogIn(backend, ann, 'accountClosed');
    });

    it('keeps a member logged in whose second login goes wrong', async () => {
      await using backend = await open(annAndBen);
      const visitor = await backend.as('ann');
      await expectCallError(visitor, logIn, { body: { ...ann, password: 'bad friends' } }, 'loginRefused');
      await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    });

    it.each(['ann', 'ANN', '  Ann '])('logs in with the username written as “%s”', async (username) => {
      await using backend = await open(annAndBen);
      const visitor = backend.visitor();
      const expected = {
        id: memberId('ann'),
        username: 'ann',
        displayName: 'Ann',
        email: 'ann@example.com',
        bio: 'I am ann.',
        defaultPrivacy: 'friends',
        isReadShown: false,
        isTypingShown: false,
        findableBy: 'friendsOfFriends',
      };
      await expect(visitor.call(logIn, { body: { ...ann, username } })).resolves.toEqual(expected);
      const own = { ...expected, isModerator: false, isOrganizer: false, pausedUntil: null };
      await expect(visitor.call(getMe, {})).resolves.toEqual(own);
    });

    it('changes over to another member who logs in at the same place', async () => {
      await using backend = await open(annAndBen);
      const visitor = await backend.as('ann');
      await visitor.call(logIn, { body: { username: 'ben', password: PASSWORD } });
      await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
    });
  });

  describe(`logging out on ${backendName}`, () => {
    it('ends the session', async () => {
      await using backend = await open(annAndBen);
      const visitor = await backend.as('ann');
      await visitor.call(logOut, {});
      await expectCallError(visitor, getMe, {}, 'signedOut');
    });

    it('is fine twice, and without a session', async () => {
      await using backend = await open(annAndBen);
      const visitor = await backend.as('ann');
      for (const someone of [visitor, visitor, backend.visitor()]) {
        await expect(ask(someone, 'post', logOut.path)).resolves.toMatchObject({ status: 204, raw: '' });
      }
    });

    it('leaves the same member logged in elsewhere', async () => {
      await using backend = await open(annAndBen);
      const [here, elsewhere] = [await backend.as('ann'), await backend.as('ann')];
      await here.call(logOut, {});
      await expect(elsewhere.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    });

    it('lets the member log in again', async () => {
      await using backend = await open(annAndBen);
      const visitor = await backend.as('ann');
      await visitor.call(logOut, {});
      await visitor.call(logIn, { body: ann });
      await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    });
  });

  describe(`finding a username on ${backendName}`, () => {
    it.each(['nobody@example.com', 'ann'])('finds nobody for %s', async (email) => {
      await using backend = await open(annAndBen);
      await expectCallError(backend.visitor(), findUsername, { body: { email } }, 'accountNotFound');
    });

    it.each(['ann@example.com', 'ANN@Example.com', ' ann@example.com '])(
      'finds Ann by “%s”',
      async (email) => {
        await using backend = await open(annAndBen);
        const answer = await ask(backend.visitor(), 'post', findUsername.path, { email });
        expect(answer.status).toBe(200);
        expect(JSON.parse(answer.raw)).toEqual({ username: 'ann' });
      },
    );
  });
}

/** Refused before any handler runs. */
export function accountShapesConform(backendName: string, open: OpenBackend): void {
  describe(`logging in and finding a username in a wrong way on ${backendName}`, () => {
    it.each(MISSING)('refuses a login %s', async (_, body) => {
      await using backend = await open(annAndBen);
      await expectNoLogIn(backend, body, 'loginIncomplete');
    });

    it.each([{}, { email: '' }, { email: '   ' }])(
      'asks for the email address when given %j',
      async (body) => {
        await using backend = await open(annAndBen);
        const answer = await ask(backend.visitor(), 'post', findUsername.path, body);
        expectError(answer, 'helpEmailMissing');
      },
    );
  });
}
