import type { LimitName, Limits } from '../../http/limits.ts';
import { assignedNetwork } from '../../http/networkAddress.ts';

/** The limits of one thing that can be guessed. */
interface GuessLimits {
  wrong: LimitName;
  ofName: LimitName;
  ofSlowedName: LimitName;
}

/**
 * Slows down who guesses a secret, without keeping its owner out (decision 0021). `name` is the folded username,
 * known or not.
 */
const guessesOf = (limits: Limits, { wrong, ofName, ofSlowedName }: GuessLimits) => ({
  /** To call before the secret is checked: concurrent tries must not all see a low count. Throws 429. */
  async count(name: string, address: string): Promise<void> {
    await limits.count(wrong, name, address);
    if (!(await limits.exceeds(ofName, name))) return;
    if (await limits.remembers('provenAddress', name, address)) return;
    await limits.count(ofSlowedName, name, assignedNetwork(address));
  },

  /** After the right one: from this address, the ceiling of the name no longer counts. */
  async forgive(name: string, address: string): Promise<void> {
    await limits.clear(wrong, name, address);
    await limits.remember('provenAddress', name, address);
  },
});

export const passwordGuesses = (limits: Limits) =>
  guessesOf(limits, {
    wrong: 'wrongPassword',
    ofName: 'guessedName',
    ofSlowedName: 'guessOfSlowedName',
  });

/** Apart from those of passwords: who has tried too many of those takes their card out. */
export const cardGuesses = (limits: Limits) =>
  guessesOf(limits, { wrong: 'wrongCard', ofName: 'guessedCard', ofSlowedName: 'guessOfSlowedCard' });
