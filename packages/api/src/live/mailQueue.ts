import { createHash, randomUUID } from 'node:crypto';
import { foldCase, newsByMail } from '@friendbase/contract';
import type { MailAbout, Told } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/**
 * A mail that is to be sent. It holds no words and nothing that lets anybody do something: what it says is made when it is sent. It is
 * removed when it was sent or given up.
 */
export class MailModel extends Model {
  static override tableName = 'mails';

  declare id: string;
  declare about: MailAbout;
  declare address: string;
  /** Nobody's where an address was typed: whose it is, is found out when the mail is sent. */
  declare memberId: string | null;
  /** Of the browser that asked for a number. */
  declare ticketHash: string | null;
  /** What the mail is called on its way: the same for each try. */
  declare messageId: string;
  declare createdAt: string;
  declare dueAt: string;
  declare tries: number;
}

export interface QueuedMail {
  about: MailAbout;
  address: string;
  memberId?: string;
  ticketHash?: string;
}

/** Of what has a newer one in its place there is one that waits. Each news is one of its own. */
const idOf = ({ about, address, memberId }: QueuedMail): string =>
  about === 'recovery' || about === 'confirmation'
    ? createHash('sha256')
        .update(`${about} ${memberId ?? foldCase(address)}`)
        .digest('base64url')
    : randomUUID();

/**
 * Has a mail sent, once `trx` is committed. A newer one takes the place of one that has not gone, also of one on its way. The work is
 * the same for every address.
 */
export async function queueMail(trx: Knex.Transaction, mail: QueuedMail, now: Date): Promise<void> {
  const { about, address, memberId = null, ticketHash = null } = mail;
  const at = now.toISOString();
  const row = {
    about,
    address,
    memberId,
    ticketHash,
    messageId: randomUUID(),
    createdAt: at,
    dueAt: at,
    tries: 0,
  };
  await trx(MailModel.tableName)
    .insert({ id: idOf(mail), ...row })
    .onConflict('id')
    .merge();
}

/** Has members told by mail what concerns the way into their account: those whose address is confirmed. */
export async function queueNews(trx: Knex.Transaction, told: readonly Told[], now: Date): Promise<void> {
  for (const { memberId, notification } of told) {
    const about = notification?.kind === 'security' && newsByMail(notification.thingId);
    if (!about) continue;
    const [member] = (await trx('users')
      .select('email')
      .where({ id: memberId })
      .whereNotNull('emailConfirmedAt')) as { email: string }[];
    if (member) await queueMail(trx, { about, address: member.email, memberId }, now);
  }
}
