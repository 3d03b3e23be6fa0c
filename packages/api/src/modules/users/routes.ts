import { isEmailChanged, apiError, requireOwnIdentity, toldTo } from '@friendbase/contract';
import type { ProfileChange } from '@friendbase/contract';
import type { Knex } from 'knex';
import { requireNoRoleName } from '@friendbase/contract/skeleton';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { requireSelf } from '../context.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import type { HandlersOf } from '../context.ts';
import { friendsWhoShowRead } from '../messages/readState.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { emailChanges } from '../email/emailChanges.ts';
import { changeMember } from './commands.ts';
import { limitKnownEmails } from './knownEmails.ts';

type UserHandlers = HandlersOf<'getUser' | 'updateUser'>;

export function userHandlers(
  deps: Pick<Deps, 'passwords' | 'clock' | 'live' | 'logger' | 'sendsMail'>,
  limits: Limits,
): UserHandlers {
  const checkCurrentPassword = currentPasswordCheck(deps, limits);
  const ofEmail = emailChanges(deps, limits);
  /** What friends see of it has to change on their pages too. */
  async function change(trx: Knex.Transaction, member: SignedInMember, given: ProfileChange) {
    const changed = await changeMember(trx, member.id, given);
    if (changed.isReadShown === member.isReadShown) return changed;
    const friends = await friendsWhoShowRead(trx, member.id);
    deps.live.tell(trx, ...toldTo(friends, { name: 'read', data: { partnerId: member.id } }));
    return changed;
  }
  return {
    getUser: async (_, { member }) => member,

    async updateUser({ params, body: { currentPassword, ...given } }, context) {
      const id = requireSelf(params.id, context);
      requireOwnIdentity(given, context.member);
      requireNoRoleName(given, context.member);
      if (!isEmailChanged(given, context.member))
        return context.write((trx) => change(trx, context.member, given));
      if (currentPassword === undefined) {
        throw apiError('emailNeedsPassword');
      }
      await checkCurrentPassword(currentPassword, context);
      const follow = await ofEmail.prepare(given.email ?? '');
      const changed = () =>
        context.write(async (trx) => {
          const after = await change(trx, context.member, given);
          await follow(trx, context.member, after);
          return after;
        });
      const withEmail = await limitKnownEmails(limits, [context.address, id], changed);
      logSecurity(deps.logger, 'emailChanged', id);
      return withEmail;
    },
  };
}
