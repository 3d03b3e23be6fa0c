import { apiError, isPushAddress } from '@friendbase/contract';
import type { PushState } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';

type PushHandlers = Pick<MockHandlers, 'getPush' | 'subscribePush' | 'unsubscribePush'>;

/** Who is told is stored, and nobody is told: a page cannot send what wakes a browser. */
export const push: PushHandlers = {
  async getPush(_, context) {
    return stateOf(context);
  },

  async subscribePush({ body: { endpoint, publicKey, tells } }, context) {
    const { store, session, pushKey, caller } = context;
    caller();
    if (publicKey !== pushKey) throw apiError('pushKeyUnknown');
    if (!isPushAddress(endpoint)) throw apiError('pushAddressRefused');
    forget(context);
    store.pushSubscriptions.delete((q) => q.where({ endpoint }));
    const pushId = crypto.randomUUID();
    await store.pushSubscriptions.create({ id: pushId, endpoint, tells });
    session.change({ pushId });
    return stateOf(context);
  },

  async unsubscribePush(_, context) {
    forget(context);
  },
};

function stateOf({ store, session, pushKey }: MockContext): PushState {
  const { pushId } = session.owner() ?? {};
  const stored = pushId && store.pushSubscriptions.findFirst((q) => q.where({ id: pushId }));
  return {
    publicKey: pushKey,
    subscription: stored ? { endpoint: stored.endpoint, tells: stored.tells } : null,
  };
}

function forget({ store, session }: MockContext): void {
  const { pushId } = session.owner() ?? {};
  if (pushId) store.pushSubscriptions.delete((q) => q.where({ id: pushId }));
}
