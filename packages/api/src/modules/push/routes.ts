import { apiError, isPushAddress } from '@friendbase/contract';
import type { PushState } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps, PushOffer } from '../../http/context.ts';
import { PushSubscriptionModel } from '../../live/pushQueue.ts';
import type { HandlersOf } from '../context.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { subscribe } from './commands.ts';

/** A subscription with another key is of before the keys were changed: it tells nothing anymore. */
async function readPush(
  db: Knex,
  { sessionHash: tokenHash }: SignedInMember,
  offer: PushOffer | undefined,
): Promise<PushState> {
  if (!offer) return { publicKey: null, subscription: null };
  const { publicKey } = offer;
  const stored = await PushSubscriptionModel.query(db).findOne({ tokenHash, publicKey });
  return { publicKey, subscription: stored ?? null };
}

export const pushHandlers = ({
  db,
  ids,
  push,
}: Pick<Deps, 'db' | 'ids' | 'push'>): HandlersOf<'getPush' | 'subscribePush' | 'unsubscribePush'> => ({
  getPush: (_, { member }) => readPush(db, member, push),

  async subscribePush({ body }, { member, write }) {
    if (body.publicKey !== push?.publicKey) throw apiError('pushKeyUnknown');
    if (!isPushAddress(body.endpoint, push.hosts)) throw apiError('pushAddressRefused');
    return write(async (trx) => {
      await subscribe(trx, member, body, ids.next());
      return readPush(trx, member, push);
    });
  },

  unsubscribePush: (_, { member, write }) =>
    write(async (trx) => {
      await PushSubscriptionModel.query(trx).delete().where({ tokenHash: member.sessionHash });
    }),
});
