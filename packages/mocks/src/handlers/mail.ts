import {
  apiError,
  confirmationEnds,
  drawDigits,
  foldCase,
  isDemoAccount,
  isRecoveryOpen,
  MOST_CODE_TRIES,
  openConfirmationEnds,
  requireOwnAccount,
} from '@friendbase/contract';
import { mailConfirmation, storeMail } from '../mails.ts';
import type { MockHandlers } from '../mockContext.ts';
import { findByEmail } from './people.ts';
import { openRecovery } from './recoveryRecords.ts';

type MailHandlers = Pick<
  MockHandlers,
  'requestRecovery' | 'showCode' | 'getEmail' | 'sendConfirmation' | 'confirmEmail'
>;

/** Mails as proofs, and addresses as their members' own. */
export const mail: MailHandlers = {
  async requestRecovery({ body: { email } }, { store, now }) {
    const ticket = crypto.randomUUID();
    const member = findByEmail(store, email);
    if (member?.emailConfirmedAt && !isDemoAccount(member)) {
      const code = drawDigits();
      const { id: memberId, email: address } = member;
      const token = await openRecovery(store, { memberId, way: 'mail', ticket, code }, now());
      await storeMail(store, { about: 'recovery', memberId, address, token, code }, now());
    }
    return { ticket };
  },

  async showCode({ body: { ticket, code } }, { store, now }) {
    const found = store.recoveries.findFirst((q) => q.where({ ticket }));
    if (!found) throw apiError('codeRefused');
    const { memberId, tries = 0 } = found;
    await store.recoveries.update((q) => q.where({ ticket }), {
      data: (counting) => void (counting.tries = tries + 1),
    });
    if (found.code !== code || tries >= MOST_CODE_TRIES || !isRecoveryOpen(found, now()))
      throw apiError('codeRefused');
    return { token: await openRecovery(store, { memberId, way: 'mail' }, now()) };
  },

  async getEmail(_, { caller }) {
    return { isConfirmed: Boolean(caller().emailConfirmedAt), sendsMail: true };
  },

  async sendConfirmation(_, { store, caller, now }) {
    const me = caller();
    requireOwnAccount(me);
    if (!me.emailConfirmedAt) await mailConfirmation(store, me, now());
  },

  async confirmEmail({ body: { token } }, { store, now }) {
    const found = store.emailConfirmations.findFirst((q) => q.where({ token }));
    const member = found && store.members.findFirst((q) => q.where({ id: found.memberId }));
    const isTheirs = member && foldCase(member.email) === foldCase(found.email);
    const { after, before } = openConfirmationEnds(now());
    const { expiresAt = confirmationEnds(now()) } = found ?? {};
    if (!isTheirs || expiresAt <= after || expiresAt >= before) throw apiError('confirmationOver');
    store.emailConfirmations.delete((q) => q.where({ token }));
    await store.members.update((q) => q.where({ id: member.id }), {
      strict: true,
      data: (confirming) => void (confirming.emailConfirmedAt = now().toISOString()),
    });
  },
};
