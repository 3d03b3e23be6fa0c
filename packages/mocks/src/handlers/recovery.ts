import {
  apiError,
  cardText,
  drawCard,
  requireForeignPassword,
  requireOpen,
  requireOwnAccount,
  toldOfCard,
  toldOfRecovery,
} from '@friendbase/contract';
import type { RecoveryCard } from '@friendbase/contract';
import { requireUncommonPassword } from '@friendbase/contract/common-passwords';
import type { MockHandlers } from '../mock.ts';
import type { Store } from '../store.ts';
import { findByUsername, isPasswordOf, requireMember } from './people.ts';
import { removePictures } from './deviceRecords.ts';
import { cardOf, closeRecovery } from './recoveryRecords.ts';

export type RecoveryHandlers = Pick<MockHandlers, 'getCard' | 'makeCard' | 'showCard' | 'choosePassword'>;

/** Nobody runs the mocks: the one proof there is comes from a card. */
export const recovery: RecoveryHandlers = {
  async getCard(_, { store, caller }) {
    return { madeAt: cardOf(store, caller().id)?.madeAt ?? null };
  },

  async makeCard({ body: { currentPassword } }, { store, caller, now, tell }) {
    const me = caller();
    requireOwnAccount(me);
    if (!isPasswordOf(me, currentPassword)) throw apiError('wrongCurrentPassword');
    const card = await makeCard(store, me.id, now());
    await tell(toldOfCard(me.id));
    return card;
  },

  async showCard({ body: { username, ...secret } }, { store, now }) {
    const memberId = findByUsername(store, username)?.id ?? '';
    const card = cardOf(store, memberId);
    if (!card || cardText(card) !== cardText(secret)) throw apiError('cardRefused');
    const token = crypto.randomUUID();
    closeRecovery(store, memberId);
    await store.recoveries.create({ memberId, token, way: 'card', createdAt: now().toISOString() });
    return { token };
  },

  async choosePassword({ body: { token, newPassword } }, { store, session, now, tell }) {
    const found = store.recoveries.findFirst((q) => q.where({ token }));
    const { memberId, way } = requireOpen(found, now());
    const member = requireMember(store, memberId);
    requireForeignPassword(newPassword, member);
    requireUncommonPassword('newPassword', newPassword);
    closeRecovery(store, memberId);
    removePictures(store, memberId);
    store.places.delete((q) => q.where({ memberId }));
    await store.members.update((q) => q.where({ id: memberId }), {
      strict: true,
      data(changing) {
        changing.password = newPassword;
        changing.passwordVersion += 1;
      },
    });
    const card = way === 'card' ? await makeCard(store, memberId, now()) : null;
    session.end();
    await tell(toldOfRecovery(memberId, way));
    return { username: member.username, card };
  },
};

async function makeCard(store: Store, memberId: string, now: Date): Promise<RecoveryCard> {
  const card = { ...drawCard(), madeAt: now.toISOString() };
  store.recoveryCards.delete((q) => q.where({ memberId }));
  await store.recoveryCards.create({ memberId, ...card });
  return card;
}
