import { requireOwnAccount } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import { requireSelf } from './people.ts';

/** This browser is the only one the mocks know of; other visitors of a test are logged out with it all the same. */
export const sessions: Pick<MockHandlers, 'listSessions' | 'endOtherSessions'> = {
  async listSessions({ params: { userId } }, { caller, now }) {
    requireSelf(caller(), userId);
    const createdAt = now().toISOString();
    return [{ id: 'this-browser', createdAt, lastUsedOn: createdAt.slice(0, 10), isCurrent: true }];
  },

  async endOtherSessions({ params: { userId } }, { store, session, caller, tell }) {
    const me = caller();
    requireSelf(me, userId);
    requireOwnAccount(me);
    const changed = await store.members.update((q) => q.where({ id: userId }), {
      strict: true,
      data(member) {
        member.passwordVersion += 1;
      },
    });
    session.start({ ...session.owner(), ...changed });
    await tell({ memberId: userId, name: 'sessionEnded', data: {} });
  },
};
