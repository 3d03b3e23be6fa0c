import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { demoSeed } from '../fixtures/demo.ts';
import type { User } from '../users.ts';
import { updateUser } from '../profileChange.ts';
import { getUser } from '../users.ts';
import { changePassword } from '../passwordChange.ts';
import { endOtherSessions } from '../sessions.ts';
import { getTakenSettings, takeSettings } from '../takenSettings.ts';
import { expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';

const seed = demoSeed(new Date(Date.UTC(2024, 0, 22)));
const currentPassword = DEMO_ACCOUNT.password;

const logInTo = async (visitor: Visitor): Promise<User> => visitor.call(logIn, { body: DEMO_ACCOUNT });

/** What one visitor of the account that all share cannot do to the others. */
export function demoAccountConform(backendName: string, open: OpenBackend): void {
  describe(`the demo account on ${backendName}`, () => {
    it('keeps its password, and everybody who is logged in to it', async () => {
      await using backend = await open(seed);
      const [here, elsewhere] = [backend.visitor(), backend.visitor()];
      const { id } = await logInTo(here);
      await logInTo(elsewhere);
      const body = { currentPassword, newPassword: 'river piano lemon' };
      await expectCallError(here, changePassword, { body }, 'demoAccountStays');
      await expectCallError(here, endOtherSessions, { params: { userId: id } }, 'demoAccountStays');
      await expect(elsewhere.call(getMe, {})).resolves.toMatchObject({ id });
      await expect(logInTo(backend.visitor())).resolves.toMatchObject({ id });
    });

    it.each([
      ['name', { displayName: 'Somebody else' }],
      ['emergency contact', { emergencyContact: '555 010 0199' }],
      ['email address', { email: 'mine@example.com', currentPassword }],
    ])('keeps its %s, and nothing else of the change is saved', async (_, change) => {
      await using backend = await open(seed);
      const visitor = backend.visitor();
      const { id } = await logInTo(visitor);
      const before = await visitor.call(getUser, {});
      const body = { ...change, bio: 'New words' };
      await expectCallError(visitor, updateUser, { params: { id }, body }, 'demoAccountStays');
      expect(await visitor.call(getUser, {})).toEqual(before);
    });

    it('takes no comfort settings along: they would be told to all who share it', async () => {
      await using backend = await open(seed);
      const visitor = backend.visitor();
      await logInTo(visitor);
      const body = { settings: { easy: true } };
      await expectCallError(visitor, takeSettings, { body }, 'demoAccountStays');
      expect(await visitor.call(getTakenSettings, {})).toEqual({ settings: null });
    });

    it('takes another bio beside its own name and email address', async () => {
      await using backend = await open(seed);
      const visitor = backend.visitor();
      const { id, displayName, email } = await logInTo(visitor);
      const body = { displayName, email, bio: 'New words' };
      await expect(visitor.call(updateUser, { params: { id }, body })).resolves.toMatchObject(body);
    });
  });
}
