import type { StoredPasskey } from '@friendbase/contract';
import type { Store } from '../store.ts';

/** Which passkeys a member has, the newest first. */
export const passkeysOf = (store: Store, memberId: string): StoredPasskey[] =>
  store.passkeys
    .findMany((q) => q.where({ memberId }))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** Whether passkeys are still to be offered: the member has none, and has not said that they want none. */
export const isPasskeyOffered = (store: Store, memberId: string): boolean =>
  passkeysOf(store, memberId).length === 0 &&
  !store.passkeyOffers.findFirst((q) => q.where({ memberId }))?.declinedAt;
