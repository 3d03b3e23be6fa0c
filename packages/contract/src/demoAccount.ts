import { DEMO_ACCOUNT } from './accounts.ts';
import { apiError } from './apiError.ts';
import { isEmailChanged } from './profileChange.ts';
import type { ProfileChange } from './profileChange.ts';
import type { User } from './users.ts';

/** Sam, whom visitors log in as; the same id in every version of the demo community. */
export const DEMO_ACCOUNT_ID = 'a0000000-0000-4000-8000-000000000001';

/** By both: where there is no demo community, a member may have the name. */
export const isDemoAccount = ({ id, username }: Pick<User, 'id' | 'username'>): boolean =>
  id === DEMO_ACCOUNT_ID && username === DEMO_ACCOUNT.username;

/** Throws 403 for the account that every visitor shares: one of them must not lock the others out. */
export function requireOwnAccount(member: Pick<User, 'id' | 'username'>): void {
  if (isDemoAccount(member)) throw apiError('demoAccountStays');
}

/**
 * Throws 403 for another name or email address of the account that every visitor shares, and for an emergency contact: it
 * would have strangers called.
 */
export function requireOwnIdentity(change: ProfileChange, member: User): void {
  const isNamed = change.displayName !== undefined && change.displayName !== member.displayName;
  if (isNamed || isEmailChanged(change, member) || change.emergencyContact !== undefined) {
    requireOwnAccount(member);
  }
}
