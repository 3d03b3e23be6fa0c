import { isDemoAccount, toldOfSecurity } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf, MemberContext } from '../context.ts';
import { passkeyCommands } from './commands.ts';
import { PasskeyModel, PasskeyOfferModel, readPasskeys, seenPasskey } from './model.ts';

type PasskeyHandlers = HandlersOf<
  | 'listPasskeys'
  | 'startPasskey'
  | 'startPasskeyProof'
  | 'makePasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'answerPasskeyOffer'
  | 'startPasskeyLogIn'
  | 'logInWithPasskey'
>;

export function passkeyHandlers(deps: Deps, limits: Limits): PasskeyHandlers {
  const commands = passkeyCommands(deps, limits);
  return {
    async listPasskeys(_, { member }) {
      const passkeys = await readPasskeys(deps.db, member.id);
      return {
        isOffered: deps.passkeySite !== undefined,
        isNeeded: member.role !== 'member' && !member.isRoleOpen,
        passkeys: passkeys.map(seenPasskey),
      };
    },
    startPasskey: ({ body }, context) => commands.startMaking(body.proof, context),
    startPasskeyProof: (_, context) => commands.startProving(context),
    makePasskey: ({ body }, context) => commands.make(body, context),
    renamePasskey: ({ params, body }, context) => commands.rename(params.id, body.name, context),
    removePasskey: ({ params, body }, context) => commands.remove(params.id, body.proof, context),
    answerPasskeyOffer: ({ body }, context) => answerOffer(deps, body.answer, context),
    startPasskeyLogIn: (_, context) => commands.startLogIn(context),
    logInWithPasskey: ({ body }, context) => commands.logIn(body.passkey, context),
  };
}

/** Offers passkeys to a member once, unless they have some. Nothing for the account that everybody shares, and where there are none. */
const answerOffer = (
  { clock, live, passkeySite }: Deps,
  answer: 'possible' | 'declined',
  { member, write }: MemberContext,
): Promise<void> =>
  write(async (trx) => {
    if (!passkeySite || isDemoAccount(member)) return;
    const memberId = member.id;
    const { tableName } = PasskeyOfferModel;
    if (answer === 'declined') {
      const declinedAt = clock.now().toISOString();
      await trx(tableName).insert({ memberId, declinedAt }).onConflict('memberId').merge();
      live.tell(trx, { memberId, name: 'looked', data: {} });
      return;
    }
    if (await PasskeyModel.query(trx).findOne({ memberId })) return;
    const before = await PasskeyOfferModel.query(trx).findById(memberId);
    if (before) return;
    await trx(tableName).insert({ memberId }).onConflict('memberId').ignore();
    live.tell(trx, toldOfSecurity(memberId, 'offerPasskey'));
  });
