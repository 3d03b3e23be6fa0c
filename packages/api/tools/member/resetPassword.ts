import { randomUUID } from 'node:crypto';
import { isDemoAccount, RECOVERY_MINUTES, recoveryLink } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../src/db/transact.ts';
import { record } from '../../src/modules/moderation/model.ts';
import { openRecovery } from '../../src/modules/recovery/model.ts';
import { StartError } from '../../src/startError.ts';
import { BY_COMMAND, requireNamed } from './named.ts';
import type { Outcome } from './named.ts';

interface Asked {
  username: string;
  /** Where browsers reach the server. */
  origin: string;
}

/**
 * Makes the link by which a member chooses a new password, in place of any made before, with a line of the record; answers what
 * to say. Nothing else changes until it is used. Throws `StartError` for nobody, and for the demo account.
 */
export const resetPassword = (db: Knex, { username, origin }: Asked, now = new Date()): Promise<Outcome> =>
  transact(db, async (trx) => {
    const member = await requireNamed(trx, username);
    if (isDemoAccount(member)) {
      throw new StartError('Everybody uses the demo account, so its password stays. Nothing was changed.');
    }
    const token = await openRecovery(trx, member.id, 'link', now);
    const details = { memberId: member.id };
    await record(trx, { id: randomUUID(), moderatorId: BY_COMMAND, act: 'gaveLink', details, now });
    const said = [
      `With this link ${member.username} can choose a new password, once, in the next ${RECOVERY_MINUTES} minutes.`,
      `Give it to nobody else. Be sure that it is ${member.username} who asked you.`,
      '',
      recoveryLink(origin, token),
    ].join('\n');
    return { said, changedId: member.id };
  });
