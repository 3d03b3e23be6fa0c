import {
  apiError,
  clientDataIn,
  creationOf,
  requestOf,
  requireOwnAccount,
  requireRoom,
  requireSite,
  toldOfSecurity,
  usernameKey,
} from '@friendbase/contract';
import type {
  MadePasskey,
  OwnProof,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyUse,
} from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { passwordGuesses } from '../accounts/guesses.ts';
import { startOpenSession } from '../accounts/startOpenSession.ts';
import type { MemberContext } from '../context.ts';
import { SessionModel } from '../sessions/model.ts';
import { MemberModel } from '../users/model.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import {
  PasskeyModel,
  readOpenPasskeys,
  readPasskeys,
  requireRoomFor,
  seenPasskey,
  weakenWithoutPasskeys,
} from './model.ts';
import { ownProofs } from './proof.ts';
import { passkeyUses } from './use.ts';
import { verifyMade } from './verify.ts';

interface Making {
  name: string;
  made: MadePasskey;
}

/** How members log in without their password. */
export function passkeyCommands(deps: Deps, limits: Limits) {
  const { db, clock, ids, live, logger } = deps;
  const uses = passkeyUses(deps);
  const prove = ownProofs(deps, uses, limits);
  const guesses = passwordGuesses(limits);
  const site = () => requireSite(deps.passkeySite);

  return {
    /** Throws 403 without a proof, and for the demo account. */
    async startMaking(proof: OwnProof, context: MemberContext): Promise<PasskeyCreation> {
      const { member } = context;
      requireOwnAccount(member);
      const here = site();
      const known = await readPasskeys(db, member.id);
      requireRoom(known.length);
      const proved = await prove(proof, context);
      const asked = { purpose: 'make', memberId: member.id } as const;
      const challenge = await proved((trx) => storeChallenge(trx, asked, clock.now()));
      return creationOf(here, challenge, member, known);
    },

    async startProving({ member, write }: MemberContext): Promise<PasskeyRequest> {
      const here = site();
      const known = await readOpenPasskeys(db, member.id);
      if (known.length === 0) throw apiError('passkeyNotFound');
      const asked = { purpose: 'prove', memberId: member.id } as const;
      return requestOf(here, await write((trx) => storeChallenge(trx, asked, clock.now())), known);
    },

    async startLogIn({ write }: MemberContext): Promise<PasskeyRequest> {
      const asked = { purpose: 'logIn', memberId: null } as const;
      return requestOf(site(), await write((trx) => storeChallenge(trx, asked, clock.now())));
    },

    /** The session that makes it is as good as one that began with it: who used it was there. */
    async make({ name, made }: Making, context: MemberContext): Promise<Passkey> {
      const { member } = context;
      requireOwnAccount(member);
      const here = site();
      const { challenge } = clientDataIn(made.response.clientDataJSON);
      const asked = { purpose: 'make', memberId: member.id } as const;
      await takeChallenge(context.write, challenge, asked, clock.now());
      const fresh = await verifyMade(here, made);
      const createdAt = clock.now().toISOString();
      const passkey = await context.write(async (trx) => {
        await requireRoomFor(trx, member.id);
        if (await PasskeyModel.query(trx).findOne({ credentialId: fresh.credentialId }))
          throw apiError('passkeyRefused');
        await SessionModel.query(trx).findById(member.sessionHash).patch({ isStrong: true });
        live.tell(trx, toldOfSecurity(member.id, 'passkeyMade'));
        const row = { ...fresh, id: ids.next(), memberId: member.id, name, createdAt };
        return PasskeyModel.query(trx).insertAndFetch(row);
      });
      logSecurity(logger, 'passkeyMade', member.id);
      return seenPasskey(passkey);
    },

    async rename(id: string, name: string, { member, write }: MemberContext): Promise<Passkey> {
      const passkey = await write(async (trx) => {
        const own = await PasskeyModel.query(trx).findOne({ id, memberId: member.id });
        return own?.$query(trx).patchAndFetch({ name });
      });
      if (!passkey) throw apiError('passkeyNotFound');
      return seenPasskey(passkey);
    },

    async remove(id: string, proof: OwnProof, context: MemberContext): Promise<void> {
      const { member } = context;
      const proved = await prove(proof, context);
      await proved(async (trx) => {
        const removed = await PasskeyModel.query(trx).where({ id, memberId: member.id }).delete();
        if (removed !== 1) throw apiError('passkeyNotFound');
        await weakenWithoutPasskeys(trx, member.id);
        live.tell(trx, toldOfSecurity(member.id, 'passkeyRemoved'));
      });
      logSecurity(logger, 'passkeyRemoved', member.id);
    },

    /** Starts a session that counts as strong. Throws 403 for a passkey that does not fit, and for a closed account. */
    async logIn(used: PasskeyUse, context: MemberContext): Promise<MemberModel> {
      const asked = { site: site(), purpose: 'logIn', memberId: null } as const;
      const shown = await uses.show(used, asked, context);
      const member = await MemberModel.query(db).findById(shown.passkey.memberId);
      if (!member) throw apiError('passkeyRefused');
      await startOpenSession(deps, member, context, {
        isStrong: true,
        within: (start) => uses.count(shown, context, start),
        refused: 'passkeyRefused',
      });
      await guesses.forgive(usernameKey(member.username), context.address);
      return member;
    },
  };
}
