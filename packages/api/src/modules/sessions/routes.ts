import { endCalendarOf } from '../events/calendar.ts';
import { endInvitationsOf } from '../invitations/model.ts';
import { isDoubted, requireOwnAccount, doubtedNewsIn } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { NotificationModel } from '../../live/notifications.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { forgetDevices } from '../devices/model.ts';
import { PasskeyModel, readPasskeys, weakenWithoutPasskeys } from '../passkeys/model.ts';
import { removePictures } from '../pictureLogin/model.ts';
import { MailModel } from '../../live/mailQueue.ts';
import { EmailConfirmationModel } from '../email/model.ts';
import { closeRecovery, RecoveryCardModel } from '../recovery/model.ts';
import { MemberModel } from '../users/model.ts';
import { endOthers, findSession, readSessions } from './model.ts';

type SessionHandlers = HandlersOf<
  'listSessions' | 'endOtherSessions' | 'confirmSession' | 'endSession' | 'secureAccount'
>;

export const sessionHandlers = ({
  db,
  clock,
  live,
  logger,
}: Pick<Deps, 'db' | 'clock' | 'live' | 'logger'>): SessionHandlers => ({
  async listSessions({ params }, context) {
    requireSelf(params.userId, context);
    return readSessions(db, context.member, clock.now());
  },

  async endOtherSessions({ params }, context) {
    const userId = requireSelf(params.userId, context);
    requireOwnAccount(context.member);
    await context.write(async (trx) => {
      await endOthers(trx, context.member);
      live.tell(trx, { memberId: userId, name: 'sessionEnded', data: {} });
    });
    logSecurity(logger, 'placeEnded', userId, { which: 'others' });
  },

  async confirmSession({ params }, context) {
    requireSelf(params.userId, context);
    requireOwnAccount(context.member);
    await context.write(async (trx) => {
      const session = await findSession(trx, params);
      await session?.$query(trx).patch({ confirmedAt: clock.now().toISOString() });
    });
  },

  async endSession({ params }, context) {
    const userId = requireSelf(params.userId, context);
    requireOwnAccount(context.member);
    await context.write(async (trx) => {
      const session = await findSession(trx, params);
      if (!session) return;
      await session.$query(trx).delete();
      await forgetDevices(trx, userId, { only: session.deviceHash });
      live.tell(trx, { memberId: userId, name: 'sessionEnded', data: {} });
    });
    logSecurity(logger, 'placeEnded', userId, { which: 'one' });
  },

  async secureAccount({ params, body: { notificationId } }, context) {
    const userId = requireSelf(params.userId, context);
    requireOwnAccount(context.member);
    await context.write(async (trx) => {
      await endOthers(trx, context.member);
      await removePictures(trx, userId);
      await closeRecovery(trx, userId);
      await closeConfirmation(trx, userId);
      await takeDoubted(trx, userId, notificationId);
      await endCalendarOf(trx, userId);
      await endInvitationsOf(trx, userId);
      live.tell(trx, { memberId: userId, name: 'sessionEnded', data: {} });
    });
    logSecurity(logger, 'accountSecured', userId);
  },
});

/** Nobody confirms the address by what was sent there, or waits to be: it may be another's by now. */
async function closeConfirmation(trx: Knex.Transaction, memberId: string): Promise<void> {
  await EmailConfirmationModel.query(trx).deleteById(memberId);
  await MailModel.query(trx).where({ memberId, about: 'confirmation' }).delete();
}

/**
 * Takes back the recovery card, the passkeys and the confirmed address that somebody else may have, by what the member says that they
 * did not do.
 */
async function takeDoubted(trx: Knex.Transaction, memberId: string, id: string): Promise<void> {
  const told = await NotificationModel.query(trx).findById([memberId, id]);
  const news = told && doubtedNewsIn(told);
  if (!news) return;
  const card = await RecoveryCardModel.query(trx).findById(memberId);
  if (card && isDoubted(news, 'card', card.madeAt)) await card.$query(trx).delete();
  const { emailConfirmedAt } = await MemberModel.query(trx).findById(memberId).throwIfNotFound();
  if (emailConfirmedAt && isDoubted(news, 'email', emailConfirmedAt))
    await MemberModel.query(trx).findById(memberId).patch({ emailConfirmedAt: null });
  const passkeys = await readPasskeys(trx, memberId);
  const doubted = passkeys.filter(({ createdAt }) => isDoubted(news, 'passkey', createdAt));
  await PasskeyModel.query(trx)
    .findByIds(doubted.map((passkey) => passkey.id))
    .delete();
  await weakenWithoutPasskeys(trx, memberId);
}
