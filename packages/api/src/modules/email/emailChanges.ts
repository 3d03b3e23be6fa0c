import { foldCase, toldOfSecurity } from '@friendbase/contract';
import type { User } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { queueMail } from '../../live/mailQueue.ts';
import { closeMailed } from '../recovery/model.ts';
import { MemberModel } from '../users/model.ts';
import { EmailConfirmationModel } from './model.ts';

type Known = Pick<User, 'id' | 'email'> & Partial<Pick<MemberModel, 'emailConfirmedAt'>>;

/** What follows from an email address that an account has from now on, within the transaction that gives it. */
export type FollowEmail = (
  trx: Knex.Transaction,
  before: Known | undefined,
  after: Pick<User, 'id' | 'email'>,
) => Promise<void>;

export function emailChanges(
  { clock, live, sendsMail }: Pick<Deps, 'clock' | 'live' | 'sendsMail'>,
  limits: Limits,
) {
  /** What the address before was good for, it is not anymore. Who holds it is told, if it was theirs. */
  async function leave(trx: Knex.Transaction, { id, email, emailConfirmedAt }: Known): Promise<void> {
    await MemberModel.query(trx).findById(id).patch({ emailConfirmedAt: null });
    await EmailConfirmationModel.query(trx).deleteById(id);
    await closeMailed(trx, id);
    if (sendsMail && emailConfirmedAt)
      await queueMail(trx, { about: 'email', address: email, memberId: id }, clock.now());
    live.tell(trx, toldOfSecurity(id, 'email'));
  }

  return {
    /**
     * Before the transaction, which counts nothing. An address that has got too many mails gets none now: its owner asks for one in
     * Profile.
     */
    async prepare(email: string): Promise<FollowEmail> {
      const mayMail = sendsMail && !(await limits.exceeds('mailToOne', foldCase(email)));
      return async (trx, before, after) => {
        if (before) await leave(trx, before);
        if (!mayMail) return;
        const mail = { about: 'confirmation', address: after.email, memberId: after.id } as const;
        await queueMail(trx, mail, clock.now());
      };
    },
  };
}
