import { apiError, requireSite } from '@friendbase/contract';
import type { OwnProof } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import type { MemberContext } from '../context.ts';
import { readPasskeys } from './model.ts';
import type { PasskeyUses } from './use.ts';

/** What a call does once its caller has proved that they are the member. */
type Proved = <Result>(then: (trx: Knex.Transaction) => Promise<Result>) => Promise<Result>;

/** Asks a member who is logged in for their password, or for a passkey that they use now. */
export function ownProofs(
  deps: Pick<Deps, 'db' | 'passwords' | 'passkeySite'>,
  uses: PasskeyUses,
  limits: Limits,
) {
  const checkCurrentPassword = currentPasswordCheck(deps, limits);
  return async (proof: OwnProof, context: MemberContext): Promise<Proved> => {
    const { member, write } = context;
    if ('passkey' in proof) {
      const site = requireSite(deps.passkeySite);
      const shown = await uses.show(proof.passkey, { site, purpose: 'prove', memberId: member.id }, context);
      return (then) => uses.count(shown, context, then);
    }
    await checkCurrentPassword(proof.currentPassword, context);
    // Otherwise whoever has found out the password of a moderator would have their role too, by a passkey of their own.
    const isTooLittle = member.role !== 'member' && !member.isRoleOpen;
    if (isTooLittle && (await readPasskeys(deps.db, member.id)).length > 0) throw apiError('passkeyNeeded');
    return write;
  };
}
