import type { Knex } from 'knex';
import { NotificationModel } from '../../live/notifications.ts';

/** Answers whether anything that was new is no longer. */
export async function seeNotifications(
  trx: Knex.Transaction,
  memberId: string,
  { until, only }: { until?: string | undefined; only?: string | undefined },
  now: Date,
): Promise<boolean> {
  const seen = NotificationModel.query(trx)
    .where({ memberId, seenAt: null })
    .patch({ seenAt: now.toISOString() });
  if (until !== undefined) void seen.where('createdAt', '<=', until);
  if (only !== undefined) void seen.where({ id: only });
  return (await seen) > 0;
}
