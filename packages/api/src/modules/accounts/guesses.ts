import type { Limits } from '../../http/limits.ts';
import { assignedNetwork } from '../../http/networkAddress.ts';

/**
 * Slows down who guesses a password, without keeping its owner out (decision 0021). `name` is the folded username,
 * known or not.
 */
export const passwordGuesses = (limits: Limits) => ({
  /** To call before the password is checked: concurrent tries must not all see a low count. Throws 429. */
  async count(name: string, address: string): Promise<void> {
    await limits.count('wrongPassword', name, address);
    if (!(await limits.exceeds('guessedName', name))) return;
    if (await limits.remembers('provenAddress', name, address)) return;
    await limits.count('guessOfSlowedName', name, assignedNetwork(address));
  },

  /** After the right password: from this address, the ceiling of the name no longer counts. */
  async forgive(name: string, address: string): Promise<void> {
    await limits.clear('wrongPassword', name, address);
    await limits.remember('provenAddress', name, address);
  },
});
