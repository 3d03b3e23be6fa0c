import { apiError, clientDataIn, isCounterBack, toldOfSecurity } from '@friendbase/contract';
import type { PasskeyPurpose, PasskeySite, PasskeyUse } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { logSecurity } from '../../http/securityLog.ts';
import type { MemberContext } from '../context.ts';
import { MemberModel } from '../users/model.ts';
import { takeChallenge } from './challenges.ts';
import { PasskeyModel } from './model.ts';
import { verifyUse } from './verify.ts';

interface Asked {
  site: PasskeySite;
  purpose: PasskeyPurpose;
  /** Whose it has to be; anybody's where the passkey tells who they are. */
  memberId: string | null;
}

/** A passkey whose signature is right, and how often it was used. Nothing is written yet. */
export interface ShownPasskey {
  passkey: PasskeyModel;
  counter: number;
}

type UseDeps = Pick<Deps, 'db' | 'clock' | 'live' | 'logger'>;

/** How a passkey is used. */
export const passkeyUses = ({ db, clock, live, logger }: UseDeps) => ({
  /** Uses its challenge up. Throws 403 for a passkey that is unknown, another member's, or does not fit. */
  async show(
    used: PasskeyUse,
    { site, purpose, memberId }: Asked,
    context: MemberContext,
  ): Promise<ShownPasskey> {
    const { challenge } = clientDataIn(used.response.clientDataJSON);
    await takeChallenge(context.write, challenge, { purpose, memberId }, clock.now());
    const passkey = await PasskeyModel.query(db).findOne({
      credentialId: used.id,
      ...(memberId !== null && { memberId }),
    });
    try {
      if (!passkey) throw apiError('passkeyRefused');
      return { passkey, counter: await verifyUse(site, passkey, used) };
    } catch (error) {
      logSecurity(logger, 'passkeyRefused', passkey?.memberId ?? memberId ?? undefined);
      throw error;
    }
  },

  /**
   * Counts the use and does `then` in the same transaction. Throws 403 where the passkey was taken away since; where it may have been
   * copied it is paused instead, and its member told.
   */
  async count<Result>(
    { passkey: { id, memberId }, counter }: ShownPasskey,
    { write }: MemberContext,
    then: (trx: Knex.Transaction) => Promise<Result>,
  ): Promise<Result> {
    const outcome = await write(async (trx) => {
      // The member first, as by every call: of two at once one waits before it holds anything else.
      await MemberModel.query(trx).findById(memberId).select('id').forUpdate();
      const passkey = await PasskeyModel.query(trx).findOne({ id, memberId }).forUpdate();
      if (!passkey) throw apiError('passkeyRefused');
      if (passkey.isPaused) return 'paused';
      const at = clock.now().toISOString();
      if (isCounterBack(passkey.counter, counter)) {
        await passkey.$query(trx).patch({ pausedAt: at });
        live.tell(trx, toldOfSecurity(memberId, 'passkeyPaused'));
        return 'back';
      }
      await passkey.$query(trx).patch({ counter, lastUsedAt: at });
      return { result: await then(trx) };
    });
    if (typeof outcome === 'object') return outcome.result;
    logSecurity(logger, outcome === 'back' ? 'counterBack' : 'passkeyRefused', memberId);
    throw apiError('passkeyPaused');
  },
});

export type PasskeyUses = ReturnType<typeof passkeyUses>;
