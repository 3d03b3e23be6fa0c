import { NOTIFICATION_LIFE_MS, notificationId } from '@friendbase/contract';
import type { NotificationKind, StoredNotification, Told } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { slicesOf } from '../db/slices.ts';

/** What came for a member about one thing. */
export class NotificationModel extends Model implements StoredNotification {
  static override tableName = 'notifications';
  static override idColumn = ['memberId', 'id'];

  declare id: string;
  declare memberId: string;
  declare kind: NotificationKind;
  declare thingId: string;
  declare actorId: string | null;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
  declare firstAt: string | null;
  declare seenAt: string | null;
}

/** For whom something new has come. */
export interface Notified {
  memberIds: string[];
  /** When the first of it came, which may be before it is stored: a message has the time of its own. */
  since: string;
}

/**
 * Stores what members are notified of, within the transaction that does it. What is about one thing stays one row, however
 * often it comes; in one order, so that two writers never deadlock. Answers for whom something new has come.
 */
export async function storeNotifications(
  trx: Knex.Transaction,
  told: readonly Told[],
  now: Date,
): Promise<Notified> {
  const at = now.toISOString();
  const rows = told
    .flatMap(({ memberId, notification }) =>
      notification
        ? [
            {
              memberId,
              id: notificationId(notification),
              createdAt: at,
              ...notification,
              seenAt: null,
            },
          ]
        : [],
    )
    .toSorted((a, b) => (`${a.memberId} ${a.id}` < `${b.memberId} ${b.id}` ? -1 : 1));
  const memberIds = new Set<string>();
  for (const slice of slicesOf(rows)) {
    const stored = (await trx(NotificationModel.tableName)
      .insert(slice)
      .onConflict(['memberId', 'id'])
      .merge({
        actorId: trx.raw('excluded.actor_id'),
        createdAt: trx.raw('excluded.created_at'),
        firstAt: trx.raw('coalesce(notifications.first_at, notifications.created_at)'),
        seenAt: trx.raw('excluded.seen_at'),
      })
      // As `isRenewedBy` of the contract has it.
      .whereRaw(
        `notifications.kind not in ('like', 'reaction') or notifications.actor_id is distinct from excluded.actor_id`,
      )
      .returning('memberId')) as Pick<NotificationModel, 'memberId'>[];
    for (const { memberId } of stored) memberIds.add(memberId);
  }
  const since = rows.reduce((first, { createdAt }) => (createdAt < first ? createdAt : first), at);
  return { memberIds: [...memberIds], since };
}

/** Removes what is too old to be told. */
export const sweepNotifications = (db: Knex, now: Date): PromiseLike<number> =>
  NotificationModel.query(db)
    .where('createdAt', '<', new Date(now.getTime() - NOTIFICATION_LIFE_MS).toISOString())
    .delete();
