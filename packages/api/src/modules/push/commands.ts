import type { PushSubscription } from '@friendbase/contract';
import type { Knex } from 'knex';
import { PushSubscriptionModel } from '../../live/pushQueue.ts';
import type { SignedInMember } from '../sessions/model.ts';

/**
 * Has the browser of a session told what comes. One that a former session had, perhaps of somebody else, has nothing more to be
 * told of that; of the same session it keeps what it still has to tell.
 */
export async function subscribe(
  trx: Knex.Transaction,
  { sessionHash: tokenHash }: SignedInMember,
  { endpoint, keys: { p256dh, auth }, publicKey, tells }: PushSubscription,
  id: string,
): Promise<void> {
  await PushSubscriptionModel.query(trx)
    .delete()
    .where((others) => void others.where({ tokenHash }).whereNot({ endpoint }))
    .orWhere((others) => void others.where({ endpoint }).whereNot({ tokenHash }));
  const row = { id, tokenHash, endpoint, p256dh, auth, publicKey, tells };
  await trx(PushSubscriptionModel.tableName)
    .insert(row)
    // Also where another session has named the address a moment ago.
    .onConflict('endpoint')
    .merge(['tokenHash', 'p256dh', 'auth', 'publicKey', 'tells']);
}
