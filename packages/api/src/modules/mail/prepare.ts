import { composeMail, drawDigits, isDemoAccount, isMailable, foldCase, readerOf } from '@friendbase/contract';
import type { Contact, MailFacts } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { MailModel } from '../../live/mailQueue.ts';
import { hashOfToken } from '../../http/sessionCookie.ts';
import { openConfirmation, renewConfirmation } from '../email/model.ts';
import { openRecovery, renewRecovery } from '../recovery/model.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { readTaken } from '../takenSettings/model.ts';
import type { OutgoingMail } from './smtp.ts';

export interface MailSource {
  /** Where browsers reach the server. */
  origin: string;
  contact: Contact;
}

/** What a mail lets somebody do: nothing, where it only tells. */
export type Secrets = Pick<MailFacts, 'token' | 'code'>;

/**
 * Writes a mail in the moment in which it is sent. Each try has a token of its own, which is nowhere but in the mail: the one of a try
 * before is replaced by it. But `sent`, which a server may have got without an answer, goes again as it was. Nothing where nobody is to
 * get it, or somebody has used it.
 */
export async function prepareMail(
  trx: Knex.Transaction,
  mail: MailModel,
  { origin, contact }: MailSource,
  now: Date,
  sent: Secrets = {},
): Promise<{ outgoing: OutgoingMail; secrets: Secrets; memberId: string } | undefined> {
  const member = isMailable(mail.address) ? await receiverOf(trx, mail) : undefined;
  if (!member) return undefined;
  const { about, address } = mail;
  const secrets = await secretsOf(trx, mail, member, now, sent);
  if (!secrets) return undefined;
  const reader = readerOf(await readTaken(trx, member.id));
  const outgoing = {
    ...composeMail({ about, origin, contact, reader, ...secrets }),
    // Whoever signs up with a stranger's address sends them no words: not even a name.
    to: {
      name: about === 'confirmation' ? '' : member.displayName,
      // Not as it was typed: letters that count as the same are those of another mailbox.
      address: about === 'recovery' ? member.email : address,
    },
    replyTo: contact.email,
    // A mail with another token is another mail: who drops what they know would drop the one that works.
    messageId: secrets.token === undefined ? mail.messageId : hashOfToken(secrets.token).slice(0, 22),
  };
  return { outgoing, secrets, memberId: member.id };
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
  sent: Secrets,
): Promise<Secrets | undefined> {
  if (sent.token !== undefined) {
    const renew = about === 'confirmation' ? renewConfirmation : renewRecovery;
    return (await renew(trx, sent.token, now)) ? sent : undefined;
  }
  if (about === 'confirmation') return { token: await openConfirmation(trx, member, now) };
  if (about !== 'recovery' || ticketHash === null) return {};
  const code = drawDigits();
  return { code, token: await openRecovery(trx, member.id, 'mail', now, { ticketHash, code }) };
}
