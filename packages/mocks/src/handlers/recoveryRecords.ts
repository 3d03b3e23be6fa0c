import type { StoredRecovery } from '@friendbase/contract';
import type { Store } from '../store.ts';

/** The card of a member, if they have one. */
export const cardOf = (store: Store, memberId: string) =>
  store.recoveryCards.findFirst((q) => q.where({ memberId }));

/** Closes the way that is open for a member, if one is. */
export const closeRecovery = (store: Store, memberId: string): void =>
  void store.recoveries.delete((q) => q.where({ memberId }));

/** Lets a member choose a password, in place of any way that was open for them. Answers the token. */
export async function openRecovery(
  store: Store,
  { memberId, way, ...mailed }: Pick<StoredRecovery, 'memberId' | 'way' | 'ticket' | 'code'>,
  now: Date,
): Promise<string> {
  const token = crypto.randomUUID();
  closeRecovery(store, memberId);
  await store.recoveries.create({ memberId, token, way, createdAt: now.toISOString(), ...mailed });
  return token;
}
