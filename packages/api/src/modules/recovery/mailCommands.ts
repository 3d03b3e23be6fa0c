import { apiError, foldCase, isRecoveryOpen, MOST_CODE_TRIES } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { hashOfToken, newToken } from '../../http/sessionCookie.ts';
import { queueMail } from '../../live/mailQueue.ts';
import type { MemberContext } from '../context.ts';
import { holdMember } from '../users/model.ts';
import { mailedHashes, openRecovery, RecoveryModel } from './model.ts';

type Asked = Pick<MemberContext, 'write'>;

/** A mail as a proof. Whose address it is, is looked up when it is sent: until then nothing differs. */
export function mailCommands(
  { clock, logger, sendsMail }: Pick<Deps, 'clock' | 'logger' | 'sendsMail'>,
  limits: Limits,
) {
  return {
    /** Has a mail sent where an address is a member's and confirmed. Throws 429 after too many to one address, whoever's it is. */
    async request({ email }: { email: string }, { write }: Asked): Promise<{ ticket: string }> {
      if (!sendsMail) throw apiError('notOffered');
      await limits.count('mailToOne', foldCase(email));
      const ticket = newToken();
      const mail = { about: 'recovery', address: email, ticketHash: hashOfToken(ticket) } as const;
      await write((trx) => queueMail(trx, mail, clock.now()));
      logSecurity(logger, 'recoveryAsked');
      return { ticket };
    },

    /**
     * Answers a token that lets its member choose a password. Throws 403 for any other number, after the same work for every ticket.
     * A try is counted before it is looked at, and stays counted: of many at once no more than `MOST_CODE_TRIES` are.
     */
    async prove(
      { ticket, code }: { ticket: string; code: string },
      { write }: Asked,
    ): Promise<{ token: string }> {
      const { ticketHash, codeHash } = mailedHashes({ ticketHash: hashOfToken(ticket), code });
      const [found] = await write(async (trx) => {
        const counted = RecoveryModel.query(trx).where({ ticketHash }).where('tries', '<', MOST_CODE_TRIES);
        return counted.patch({ tries: trx.raw('tries + 1') as never }).returning('*');
      });
      const isOverMany = await limits.exceeds('wrongCode', found?.memberId ?? ticketHash);
      if (!found || isOverMany || found.codeHash !== codeHash || !isRecoveryOpen(found, clock.now())) {
        logSecurity(logger, 'codeRefused', found?.memberId);
        throw apiError('codeRefused');
      }
      const { memberId } = found;
      const token = await write(async (trx) => {
        await holdMember(trx, memberId);
        // Another one may have been opened since, or this one used.
        if (!(await RecoveryModel.query(trx).findOne({ memberId, codeHash }))) throw apiError('codeRefused');
        return openRecovery(trx, memberId, 'mail', clock.now());
      });
      await limits.clear('wrongCode', memberId);
      return { token };
    },
  };
}
