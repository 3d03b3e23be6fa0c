import { normalizePassword } from '@friendbase/contract';
import type { Passwords } from '../../http/context.ts';

/**
 * Passwords in one form, however a keyboard composes them. A hash that is older than this rule may be of the password
 * as it was typed: that form is tried too, where it differs, which takes twice as long.
 */
export const normalizedPasswords = (passwords: Passwords): Passwords => ({
  hash: (password) => passwords.hash(normalizePassword(password)),
  async verify(password, phc) {
    const normalized = normalizePassword(password);
    if (await passwords.verify(normalized, phc)) return true;
    return normalized !== password && passwords.verify(password, phc);
  },
});
