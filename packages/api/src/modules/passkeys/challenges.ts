import { CHALLENGE_MINUTES, newChallenge, requireChallenge } from '@friendbase/contract';
import type { PasskeyPurpose, StoredChallenge } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Write } from '../context.ts';

/** What a browser was asked, until it has answered: whichever process it answers to. */
export class PasskeyChallengeModel extends Model implements StoredChallenge {
  static override tableName = 'passkey_challenges';
  static override idColumn = 'challenge';

  declare challenge: string;
  declare purpose: PasskeyPurpose;
  declare memberId: string | null;
  declare createdAt: string;
}

interface Asked {
  purpose: PasskeyPurpose;
  /** Nobody's before a log in. */
  memberId: string | null;
}

/** A challenge that nobody has had before. */
export async function storeChallenge(trx: Knex.Transaction, asked: Asked, now: Date): Promise<string> {
  const challenge = newChallenge();
  await PasskeyChallengeModel.query(trx).insert({ ...asked, challenge, createdAt: now.toISOString() });
  return challenge;
}

/**
 * Uses a challenge up, in a transaction of its own: whatever becomes of the call, it is good for no other one. Of two that come
 * with the same one at once, one finds it. Throws 403 for one that is not good here.
 */
export async function takeChallenge(write: Write, challenge: string, asked: Asked, now: Date): Promise<void> {
  const used = await write(async (trx) => {
    const stored = await PasskeyChallengeModel.query(trx).findById(challenge).forUpdate();
    await PasskeyChallengeModel.query(trx).deleteById(challenge);
    return stored;
  });
  requireChallenge(used, asked, now);
}

/** Removes what is too old to answer. */
export const sweepChallenges = async (db: Knex, now: Date): Promise<number> =>
  PasskeyChallengeModel.query(db)
    .where('createdAt', '<', new Date(now.getTime() - CHALLENGE_MINUTES * 60_000).toISOString())
    .delete();
