import {
  apiError,
  cardText,
  drawCard,
  requireForeignPassword,
  requireOpen,
  requireOwnAccount,
  toldOfRecovery,
  toldOfSecurity,
} from '@friendbase/contract';
import type { RecoveryCard } from '@friendbase/contract';
import { requireUncommonPassword } from '@friendbase/contract/common-passwords';
import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { findByUsername, isPasswordOf, requireMember } from './people.ts';
import { removePictures } from './deviceRecords.ts';
import { cardOf, closeRecovery, openRecovery } from './recoveryRecords.ts';

type RecoveryHandlers = Pick<MockHandlers, 'getCard' | 'makeCard' | 'showCard' | 'choosePassword'>;

/** Nobody runs the mocks and makes links: proofs come from a card or a mail. */
export const recovery: RecoveryHandlers = {
  async getCard(_, { store, caller }) {
    return { madeAt: cardOf(store, caller().id)?.madeAt ?? null };
  },

  async makeCard({ body: { currentPassword } }, { store, caller, now, tell }) {
    const me = caller();
    requireOwnAccount(me);
    if (!isPasswordOf(me, currentPassword)) throw apiError('wrongCurrentPassword');
    const card = await makeCard(store, me.id, now());
    await tell(toldOfSecurity(me.id, 'card'));
    return card;
  },

  async showCard({ body: { username, ...secret } }, { store, now }) {
    const memberId = findByUsername(store, username)?.id ?? '';
    const card = cardOf(store, memberId);
    if (!card || cardText(card) !== cardText(secret)) throw apiError('cardRefused');
    return { token: await openRecovery(store, { memberId, way: 'card' }, now()) };
  },

  async choosePassword({ body: { token, newPassword } }, { store, session, now, tell }) {
    const found = store.recoveries.findFirst((q) => q.where({ token }));
    const { memberId, way } = requireOpen(found, now());
    const member = requireMember(store, memberId);
    requireForeignPassword(newPassword, member);
    requireUncommonPassword('newPassword', newPassword);
    closeRecovery(store, memberId);
    removePictures(store, memberId);
    store.places.deleteMany((q) => q.where({ memberId }));
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
