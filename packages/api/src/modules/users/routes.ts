import { isEmailChanged, apiError, requireOwnIdentity } from '@friendbase/contract';
import { requireNoRoleName } from '@friendbase/contract/skeleton';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { requireSelf } from '../context.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import type { HandlersOf } from '../context.ts';
import { changeMember } from './commands.ts';
import { limitKnownEmails } from './knownEmails.ts';

type UserHandlers = HandlersOf<'getUser' | 'updateUser'>;

export function userHandlers(deps: Pick<Deps, 'passwords'>, limits: Limits): UserHandlers {
  const checkCurrentPassword = currentPasswordCheck(deps, limits);
  return {
    getUser: async (_, { member }) => member,

    async updateUser({ params, body: { currentPassword, ...change } }, context) {
      const id = requireSelf(params.id, context);
      requireOwnIdentity(change, context.member);
      requireNoRoleName(change, context.member);
      const changed = () => context.write((trx) => changeMember(trx, id, change));
      if (!isEmailChanged(change, context.member)) return changed();
      if (currentPassword === undefined) {
        throw apiError('emailNeedsPassword');
      }
      await checkCurrentPassword(currentPassword, context);
      return limitKnownEmails(limits, [context.address, id], changed);
    },
  };
}
