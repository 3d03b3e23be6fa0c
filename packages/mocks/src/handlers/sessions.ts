import { doubtedNewsIn, isDoubted, requireOwnAccount } from '@friendbase/contract';
import type { SessionEntry } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { deviceIn, forgetDevices, removePictures } from './deviceRecords.ts';
import { requireMember, requireSelf } from './people.ts';
import { cardOf, closeRecovery } from './recoveryRecords.ts';

type SessionHandlers = Pick<
  MockHandlers,
  'listSessions' | 'endOtherSessions' | 'confirmSession' | 'endSession' | 'secureAccount'
>;

export const sessions: SessionHandlers = {
  async listSessions({ params: { userId } }, context) {
    requireSelf(context.caller(), userId);
    const { store, session, now } = context;
    const { placeId } = session.owner() ?? {};
    const today = now().toISOString().slice(0, 10);
    const stored = store.places.findMany((q) => q.where({ memberId: userId }));
    const entries = stored.map(({ id, createdAt, browser, system, confirmedAt }): SessionEntry => {
      const isCurrent = id === placeId;
      const lastUsedOn = isCurrent ? today : createdAt.slice(0, 10);
      const isConfirmed = confirmedAt !== null;
      return { id, createdAt, lastUsedOn, isCurrent, device: { browser, system }, isConfirmed };
    });
    if (placeId === undefined) entries.push(await firstPlace(context));
    return entries.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  },

  async endOtherSessions({ params: { userId } }, context) {
    requireSelf(context.caller(), userId);
    requireOwnAccount(context.caller());
    endOthers(context, userId);
    await context.tell({ memberId: userId, name: 'sessionEnded', data: {} });
  },

  async confirmSession({ params: { userId, sessionId: id } }, { store, caller, now }) {
    requireSelf(caller(), userId);
    requireOwnAccount(caller());
    await store.places.update((q) => q.where({ id, memberId: userId }), {
      data: (place) => void (place.confirmedAt = now().toISOString()),
    });
  },

  async endSession({ params: { userId, sessionId: id } }, { store, caller, tell }) {
    requireSelf(caller(), userId);
    requireOwnAccount(caller());
    const place = store.places.findFirst((q) => q.where({ id, memberId: userId }));
    if (!place) return;
    store.places.delete((q) => q.where({ id }));
    forgetDevices(store, userId, (key) => key === place.deviceKey);
    await tell({ memberId: userId, name: 'sessionEnded', data: {} });
  },

  async secureAccount({ params: { userId }, body: { notificationId } }, context) {
    const { store, caller, tell } = context;
    requireSelf(caller(), userId);
    requireOwnAccount(caller());
    endOthers(context, userId);
    removePictures(store, userId);
    closeRecovery(store, userId);
    store.emailConfirmations.delete((q) => q.where({ memberId: userId }));
    await takeDoubted(store, userId, notificationId);
    store.calendars.delete((q) => q.where({ memberId: userId }));
    store.invitations.delete((q) => q.where({ memberId: userId }));
    await tell({ memberId: userId, name: 'sessionEnded', data: {} });
  },
};

/** Where a scenario has its member from the start. */
async function firstPlace({ now, userAgent }: MockContext): Promise<SessionEntry> {
  const createdAt = now().toISOString();
  const device = await deviceIn(userAgent);
  return {
    id: 'this-browser',
    createdAt,
    lastUsedOn: createdAt.slice(0, 10),
    isCurrent: true,
    device,
    isConfirmed: false,
  };
}

function endOthers({ store, session }: MockContext, memberId: string): void {
  const { placeId } = session.owner() ?? {};
  store.places.deleteMany((q) => q.where((one) => one.memberId === memberId && one.id !== placeId));
  forgetDevices(store, memberId, (key) => key !== session.deviceKey());
}

/**
 * Takes back the recovery card, the passkeys and the confirmed address that somebody else may have, by what the member says that they
 * did not do.
 */
async function takeDoubted(store: Store, memberId: string, id: string): Promise<void> {
  const told = store.notifications.findFirst((q) => q.where({ memberId, id }));
  const news = told && doubtedNewsIn(told);
  if (!news) return;
  const card = cardOf(store, memberId);
  if (card && isDoubted(news, 'card', card.madeAt)) store.recoveryCards.delete((q) => q.where({ memberId }));
  store.passkeys.deleteMany((q) =>
    q.where((one) => one.memberId === memberId && isDoubted(news, 'passkey', one.createdAt)),
  );
  const { emailConfirmedAt } = requireMember(store, memberId);
  if (!emailConfirmedAt || !isDoubted(news, 'email', emailConfirmedAt)) return;
  await store.members.update((q) => q.where({ id: memberId }), {
    strict: true,
    data: (member) => void (member.emailConfirmedAt = undefined),
  });
}
