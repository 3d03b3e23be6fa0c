import type { Store } from '../store.ts';

/** The card of a member, if they have one. */
export const cardOf = (store: Store, memberId: string) =>
  store.recoveryCards.findFirst((q) => q.where({ memberId }));

/** Closes the way that is open for a member, if one is. */
export const closeRecovery = (store: Store, memberId: string): void =>
  void store.recoveries.delete((q) => q.where({ memberId }));
