import {
  composeMail,
  confirmationEnds,
  isDemoAccount,
  isMailable,
  newsByMail,
  readerOf,
} from '@friendbase/contract';
import type { MailFacts, Told } from '@friendbase/contract';
import { EXAMPLE_CONTACT } from '@friendbase/contract/fixtures';
import { takenBy } from './handlers/takenSettings.ts';
import type { Member, Store } from './store.ts';

type Mailed = { memberId: string; address: string } & Omit<MailFacts, 'origin' | 'contact' | 'reader'>;

/** Mails of the mocks go nowhere: they stand in a mailbox that the demo shows. */
export async function storeMail(
  store: Store,
  { memberId, address, ...facts }: Mailed,
  now: Date,
): Promise<void> {
  if (!isMailable(address)) return;
  const origin = globalThis.location?.origin ?? 'http://localhost';
  const reader = readerOf(takenBy(store, memberId));
  const content = composeMail({ ...facts, origin, contact: EXAMPLE_CONTACT, reader });
  await store.mails.create({ ...content, id: crypto.randomUUID(), address, createdAt: now.toISOString() });
}

/** Has a member confirm their address, in place of what was sent before. */
export async function mailConfirmation(store: Store, { id, email }: Member, now: Date): Promise<void> {
  const token = crypto.randomUUID();
  const expiresAt = confirmationEnds(now);
  store.emailConfirmations.delete((q) => q.where({ memberId: id }));
  await store.emailConfirmations.create({ memberId: id, token, email, expiresAt });
  await storeMail(store, { about: 'confirmation', memberId: id, address: email, token }, now);
}

/** What the address before was good for, it is not anymore. Who holds it is told, if it was theirs. */
export async function leaveEmail(store: Store, before: Member, now: Date): Promise<void> {
  const memberId = before.id;
  store.emailConfirmations.delete((q) => q.where({ memberId }));
  store.recoveries.delete((q) => q.where({ memberId, way: 'mail' }));
  if (before.emailConfirmedAt)
    await storeMail(store, { about: 'email', memberId, address: before.email }, now);
}

/** Tells members by mail what concerns the way into their account: those whose address is confirmed. */
export async function mailNews(store: Store, told: readonly Told[], now: Date): Promise<void> {
  for (const { memberId, notification } of told) {
    const about = notification?.kind === 'security' && newsByMail(notification.thingId);
    if (!about) continue;
    const member = store.members.findFirst((q) => q.where({ id: memberId }));
    if (member?.emailConfirmedAt && !isDemoAccount(member))
      await storeMail(store, { about, memberId, address: member.email }, now);
  }
}
