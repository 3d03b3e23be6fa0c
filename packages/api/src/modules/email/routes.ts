import { apiError, foldCase, requireOwnAccount } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { hashOfToken } from '../../http/sessionCookie.ts';
import { queueMail } from '../../live/mailQueue.ts';
import type { HandlersOf } from '../context.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { EmailConfirmationModel, useConfirmation } from './model.ts';

type EmailHandlers = HandlersOf<'getEmail' | 'sendConfirmation' | 'confirmEmail'>;

export const emailHandlers = (
  { db, clock, logger, sendsMail }: Pick<Deps, 'db' | 'clock' | 'logger' | 'sendsMail'>,
  limits: Limits,
): EmailHandlers => ({
  getEmail: async (_, { member }) => ({ isConfirmed: member.emailConfirmedAt !== null, sendsMail }),

  async sendConfirmation(_, { member, write }) {
    requireOwnAccount(member);
    if (!sendsMail) throw apiError('notOffered');
    await limits.count('mailToOne', foldCase(member.email));
    const mail = { about: 'confirmation', address: member.email, memberId: member.id } as const;
    // Of an address that is confirmed by now nothing is sent.
    await write((trx) => queueMail(trx, mail, clock.now()));
  },

  async confirmEmail({ body: { token } }, { write }) {
    const tokenHash = hashOfToken(token);
    const found = await EmailConfirmationModel.query(db).findOne({ tokenHash });
    if (!found) throw apiError('confirmationOver');
    const { memberId: id, emailKey } = found;
    await write(async (trx) => {
      await holdMember(trx, id);
      const now = clock.now();
      if (!(await useConfirmation(trx, tokenHash, now))) throw apiError('confirmationOver');
      const confirming = MemberModel.query(trx).where({ id, emailKey });
      const confirmed = await confirming.patch({ emailConfirmedAt: now.toISOString() });
      if (confirmed !== 1) throw apiError('confirmationOver');
    });
    logSecurity(logger, 'emailConfirmed', id);
  },
});
