import { isRenewedBy, NOTIFICATION_LIFE_MS, notificationId } from '@friendbase/contract';
import type { StoredNotification, Told } from '@friendbase/contract';
import type { Store } from './store.ts';

/** Of what is about one thing there is one. */
export async function storeNotification(
  { notifications: all }: Store,
  row: StoredNotification,
): Promise<void> {
  all.delete((q) => q.where({ memberId: row.memberId, id: row.id }));
  await all.create(row);
}

/** Stores what members are notified of, and forgets what is too old to be told. */
export async function storeNotifications(store: Store, told: readonly Told[], now: Date): Promise<void> {
  for (const { memberId, notification } of told) {
    if (!notification) continue;
    const id = notificationId(notification);
    const known = store.notifications.findFirst((q) => q.where({ memberId, id }));
    if (known && !isRenewedBy(known, notification.actorId)) continue;
    await storeNotification(store, {
      createdAt: now.toISOString(),
      ...notification,
      memberId,
      id,
      seenAt: null,
      ...(known && { firstAt: known.firstAt ?? known.createdAt }),
    });
    const oldest = new Date(now.getTime() - NOTIFICATION_LIFE_MS).toISOString();
    store.notifications.delete((q) => q.where((one) => one.memberId === memberId && one.createdAt < oldest));
  }
}
