import { apiError, usernameKey } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { MemberContext } from '../context.ts';
import { passwordGuesses } from './guesses.ts';
import { normalizedPasswords } from './passwords.ts';

type Caller = Pick<MemberContext, 'member' | 'address'>;

/**
 * Asks a member who is logged in for their password. Throws 403 for a wrong one, and 429 after too many: whoever holds
 * a session may not guess more often than who does not, so the tries count with those of logins.
 */
export function currentPasswordCheck(deps: Pick<Deps, 'passwords'>, limits: Limits) {
  const passwords = normalizedPasswords(deps.passwords);
  const guesses = passwordGuesses(limits);
  return async (given: string, { member, address }: Caller): Promise<void> => {
    const name = usernameKey(member.username);
    await guesses.count(name, address);
    if (!(await passwords.verify(given, member.passwordHash))) throw apiError('wrongCurrentPassword');
    await guesses.forgive(name, address);
  };
}
