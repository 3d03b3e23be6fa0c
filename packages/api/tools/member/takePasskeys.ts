import { randomUUID } from 'node:crypto';
import { toldOfSecurity } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../src/db/transact.ts';
import { queueNews } from '../../src/live/mailQueue.ts';
import { storeNotifications } from '../../src/live/notifications.ts';
import { record } from '../../src/modules/moderation/model.ts';
import { PasskeyModel, weakenWithoutPasskeys } from '../../src/modules/passkeys/model.ts';
import { BY_COMMAND, requireNamed } from './named.ts';
import type { Outcome } from './named.ts';

interface Taking {
  username: string;
  /** The server has a way to send mails. */
  sendsMail: boolean;
}

/**
 * Takes all passkeys of a member away who has lost them: no session of theirs opens a role then. It leaves a line in the record, and
 * tells the member as the server does. Answers what to say. Throws `StartError` for nobody.
 */
export const takePasskeys = (db: Knex, { username, sendsMail }: Taking, now = new Date()): Promise<Outcome> =>
  transact(db, async (trx) => {
    const member = await requireNamed(trx, username);
    const taken = await PasskeyModel.query(trx).where({ memberId: member.id }).delete();
    if (taken === 0) return { said: `${member.username} has no passkeys. Nothing was changed.` };
    await weakenWithoutPasskeys(trx, member.id);
    const told = [toldOfSecurity(member.id, 'passkeyRemoved')];
    await storeNotifications(trx, told, now);
    if (sendsMail) await queueNews(trx, told, now);
    const details = { memberId: member.id };
    await record(trx, { id: randomUUID(), moderatorId: BY_COMMAND, act: 'tookPasskeys', details, now });
    const said = `${member.username} has no passkeys now. With their password they can make new ones in Profile.`;
    return { said, changedId: member.id };
  });
