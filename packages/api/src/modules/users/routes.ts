import { isEmailChanged, requireEmailProof, requireOwnIdentity, toldTo } from '@friendbase/contract';
import type { ProfileChange } from '@friendbase/contract';
import type { Knex } from 'knex';
import { requireNoRoleName } from '@friendbase/contract/skeleton';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { friendsWhoShowRead } from '../messages/readState.ts';
import { ownProofs } from '../passkeys/proof.ts';
import { passkeyUses } from '../passkeys/use.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { emailChanges } from '../email/emailChanges.ts';
import { changeMember } from './commands.ts';
import { limitKnownEmails } from './knownEmails.ts';

type UserHandlers = HandlersOf<'getUser' | 'updateUser'>;

export function userHandlers(
  deps: Pick<Deps, 'db' | 'passwords' | 'passkeySite' | 'clock' | 'live' | 'logger' | 'sendsMail'>,
  limits: Limits,
): UserHandlers {
  const prove = ownProofs(deps, passkeyUses(deps), limits);
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

    async updateUser({ params, body: { currentPassword, passkey, ...given } }, context) {
      const id = requireSelf(params.id, context);
      requireOwnIdentity(given, context.member);
      requireNoRoleName(given, context.member);
      if (!isEmailChanged(given, context.member))
        return context.write((trx) => change(trx, context.member, given));
      const proved = await prove(requireEmailProof({ currentPassword, passkey }), context);
      const follow = await ofEmail.prepare(given.email ?? '');
      const changed = () =>
        proved(async (trx) => {
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
