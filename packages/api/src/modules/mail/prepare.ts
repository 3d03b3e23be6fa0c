import { composeMail, drawDigits, isDemoAccount, isMailable, foldCase, readerOf } from '@friendbase/contract';
import type { Contact, MailFacts } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { MailModel } from '../../live/mailQueue.ts';
import { openConfirmation } from '../email/model.ts';
import { openRecovery } from '../recovery/model.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { readTaken } from '../takenSettings/model.ts';
import type { OutgoingMail } from './smtp.ts';

export interface MailSource {
  /** Where browsers reach the server. */
  origin: string;
  contact: Contact;
}

type Secrets = Pick<MailFacts, 'token' | 'code'>;

/**
 * Writes a mail in the moment in which it is sent. Each try has a token of its own, which is nowhere but in the mail: the one of a try
 * before is replaced by it. Nothing where nobody is to get it.
 */
export async function prepareMail(
  trx: Knex.Transaction,
  mail: MailModel,
  { origin, contact }: MailSource,
  now: Date,
): Promise<(OutgoingMail & { memberId: string }) | undefined> {
  const member = isMailable(mail.address) ? await receiverOf(trx, mail) : undefined;
  if (!member) return undefined;
  const { about, address } = mail;
  const secrets = await secretsOf(trx, mail, member, now);
  const reader = readerOf(await readTaken(trx, member.id));
  return {
    ...composeMail({ about, origin, contact, reader, ...secrets }),
    // Whoever signs up with a stranger's address sends them no words: not even a name.
    to: {
      name: about === 'confirmation' ? '' : member.displayName,
      // Not as it was typed: letters that count as the same are those of another mailbox.
      address: about === 'recovery' ? member.email : address,
    },
    replyTo: contact.email,
    // A mail with another token is another mail: a server that drops what it knows would drop the one that works.
    messageId: secrets.token === undefined ? mail.messageId : `${mail.messageId}.${mail.tries}`,
    memberId: member.id,
  };
}

/** Who gets it, locked. Nobody shares a mailbox with everybody who uses the demo account. */
async function receiverOf(
  trx: Knex.Transaction,
  { about, address, memberId }: MailModel,
): Promise<MemberModel | undefined> {
  const key = memberId === null ? { emailKey: foldCase(address) } : { id: memberId };
  const { id } = (await MemberModel.query(trx).findOne(key).select('id')) ?? {};
  if (id === undefined) return undefined;
  await holdMember(trx, id);
  const member = await MemberModel.query(trx).findById(id);
  if (!member || isDemoAccount(member)) return undefined;
  const isTheirs = foldCase(address) === member.emailKey;
  if (about === 'recovery') return isTheirs && member.emailConfirmedAt !== null ? member : undefined;
  if (about === 'confirmation') return isTheirs && member.emailConfirmedAt === null ? member : undefined;
  // News go where they were to go when it happened: also to an address that is another one's by now.
  return member;
}

async function secretsOf(
  trx: Knex.Transaction,
  { about, ticketHash }: MailModel,
  member: MemberModel,
  now: Date,
): Promise<Secrets> {
  if (about === 'confirmation') return { token: await openConfirmation(trx, member, now) };
  if (about !== 'recovery' || ticketHash === null) return {};
  const code = drawDigits();
  return { code, token: await openRecovery(trx, member.id, 'mail', now, { ticketHash, code }) };
}
