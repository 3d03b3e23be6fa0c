import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { confirmEmail, getEmail, sendConfirmation } from '../email.ts';
import { listInvitations, makeInvitation } from '../invitations.ts';
import type { Notification } from '../notifications.ts';
import { changePassword } from '../passwordChange.ts';
import { listPasskeys } from '../passkeys.ts';
import { updateUser } from '../profileChange.ts';
import { getCard, makeCard, requestRecovery } from '../recovery.ts';
import { secureAccount } from '../sessions.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { newsOf, onNewDevice, securityOf } from './deviceSeeds.ts';
import { lastSecrets } from './mailSeeds.ts';
import { withPasskey } from './passkeySeeds.ts';
import { passwordOf } from './pictureSeeds.ts';
import { cardOf, proofOf } from './recoverySeeds.ts';
import { annAndBen, memberId, PASSWORD } from './seeds.ts';

const ann = { userId: memberId('ann') };
const NEW = 'quiet green boat';

/** A stranger puts an address of theirs into Ann's account. */
async function giveAddress(stranger: Visitor): Promise<string> {
  const email = 'stranger@example.com';
  await stranger.call(updateUser, {
    params: { id: ann.userId },
    body: { email, currentPassword: PASSWORD },
  });
  return email;
}

const notMe = (visitor: Visitor, { id: notificationId }: Pick<Notification, 'id'>) =>
  visitor.call(secureAccount, { params: ann, body: { notificationId } });

/** What a member ends by saying “This was not me”, and what stays. */
export function securingConform(backendName: string, open: OpenBackend): void {
  describe(`“This was not me” on ${backendName}`, () => {
    it('is nobody else’s to say', async () => {
      await using backend = await open(annAndBen);
      const [here, ben] = [await backend.as('ann'), await backend.as('ben')];
      await expectCallError(
        ben,
        secureAccount,
        { params: ann, body: { notificationId: 'security-newDevice__' } },
        'notYourAccount',
      );
      await expect(here.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    });

    it('takes a passkey that was made away, and leaves one of before', async () => {
      await using backend = await open(annAndBen);
      const here = await backend.as('ann');
      await withPasskey(here);
      await onNewDevice(backend);
      const [told] = await securityOf(here);
      await notMe(here, told!);
      expect((await here.call(listPasskeys, {})).passkeys).toHaveLength(1);
      await withPasskey(here);
      const made = (await securityOf(here)).find(({ what }) => what === 'passkeyMade');
      await notMe(here, made!);
      expect((await here.call(listPasskeys, {})).passkeys).toEqual([]);
    });

    it('ends all others and what was under way, while this one goes on to a new password', async () => {
      await using backend = await open({ ...annAndBen, recoveryCards: [cardOf('ann')] });
      const here = await backend.as('ann');
      const stranger = await onNewDevice(backend);
      const token = await proofOf(backend.visitor(), 'ann');
      const [told] = await securityOf(here);
      await notMe(here, told!);
      await expectCallError(stranger, getMe, {}, 'signedOut');
      const answer = await ask(backend.visitor(), 'post', '/api/recovery/password', {
        token,
        newPassword: NEW,
      });
      expect(answer.status).toBe(403);
      await here.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } });
      expect((await newsOf(here))[0]).toBe('passwordChanged');
      await expectCallError(
        stranger,
        logIn,
        { body: { username: 'ann', password: PASSWORD } },
        'loginRefused',
      );
      // A card of before is the member's own.
      expect((await here.call(getCard, {})).madeAt).not.toBeNull();
    });

    it('ends invitations, which somebody else may have made', async () => {
      await using backend = await open(annAndBen);
      const here = await backend.as('ann');
      const stranger = await onNewDevice(backend);
      await stranger.call(makeInvitation, {});
      const [told] = await securityOf(here);
      await notMe(here, told!);
      expect(await here.call(listInvitations, {})).toEqual([]);
    });

    it('tells again of a device that comes back', async () => {
      await using backend = await open(annAndBen);
      const here = await backend.as('ann');
      const stranger = await onNewDevice(backend);
      const [told] = await securityOf(here);
      await notMe(here, told!);
      await passwordOf(stranger, 'ann');
      expect((await securityOf(here))[0]!.createdAt > told!.createdAt).toBe(true);
    });

    it.each(['newDevice', 'email'])(
      'sends nothing more to an address given since, said of %s',
      async (about) => {
        await using backend = await open(annAndBen);
        const here = await backend.as('ann');
        const stranger = await onNewDevice(backend);
        const email = await giveAddress(stranger);
        await stranger.call(confirmEmail, { body: { token: (await lastSecrets(stranger, email)).token } });
        const told = (await securityOf(here)).find(({ what }) => what === about);
        await notMe(here, told!);
        const before = (await stranger.mailTo(email)).length;
        await backend.visitor().call(requestRecovery, { body: { email } });
        expect(await stranger.mailTo(email)).toHaveLength(before);
        expect(await here.call(getEmail, {})).toMatchObject({ isConfirmed: false });
      },
    );

    it.each(['was sent', 'waits'])('ends what confirms an address, where that %s', async (state) => {
      await using backend = await open(annAndBen);
      const here = await backend.as('ann');
      const stranger = await onNewDevice(backend);
      const email = await giveAddress(stranger);
      if (state === 'was sent') await stranger.mailTo(email);
      const [told] = await securityOf(here);
      await notMe(here, told!);
      const token = (await lastSecrets(stranger, email)).token || 'nothing came';
      await expectCallError(stranger, confirmEmail, { body: { token } }, 'confirmationOver');
      // By the member's own press it is sent again.
      await here.call(sendConfirmation, {});
      expect((await lastSecrets(here, email)).token).not.toBe(token);
    });

    it('leaves an address that was confirmed before', async () => {
      const confirmedAt = '2024-01-03T08:00:00.000Z';
      const members = annAndBen.members.map((one) => ({ ...one, emailConfirmedAt: confirmedAt }));
      await using backend = await open({ ...annAndBen, members });
      const here = await backend.as('ann');
      await onNewDevice(backend);
      const [told] = await securityOf(here);
      await notMe(here, told!);
      expect(await here.call(getEmail, {})).toMatchObject({ isConfirmed: true });
    });

    it.each(['newDevice', 'card'])('takes back a card that was made since, said of %s', async (about) => {
      await using backend = await open(annAndBen);
      const here = await backend.as('ann');
      const stranger = await onNewDevice(backend);
      await stranger.call(makeCard, { body: { currentPassword: PASSWORD } });
      const told = (await securityOf(here)).find(({ what }) => what === about);
      await notMe(here, told!);
      expect(await here.call(getCard, {})).toEqual({ madeAt: null });
    });

    it('takes back a card of a stranger who has come again since', async () => {
      await using backend = await open(annAndBen);
      const here = await backend.as('ann');
      const stranger = await onNewDevice(backend);
      await stranger.call(makeCard, { body: { currentPassword: PASSWORD } });
      await onNewDevice(backend);
      const told = (await securityOf(here)).filter(({ what }) => what === 'newDevice');
      expect(told).toHaveLength(1);
      await notMe(here, told[0]!);
      expect(await here.call(getCard, {})).toEqual({ madeAt: null });
    });
  });
}
