import type { PushTells } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { isPostgres } from '../db/dialect.ts';
import type { Notified } from './notifications.ts';

/** So long a push waits: whoever looks at FriendBase has seen by then what came. */
export const PUSH_DELAY_MS = 5000;

/** A browser that is told what comes while FriendBase is closed, and what is still to be told. Ends with its session. */
export class PushSubscriptionModel extends Model {
  static override tableName = 'push_subscriptions';

  declare id: string;
  declare tokenHash: string;
  declare endpoint: string;
  declare p256dh: string;
  declare auth: string;
  declare publicKey: string;
  declare tells: PushTells;
  declare newSince: string | null;
  declare newestAt: string | null;
  declare dueAt: string | null;
  declare tries: number;
  declare restUntil: string | null;
}

/**
 * On PostgreSQL the rows are locked in one order, so that two writers never deadlock. Not those whose session is being ended,
 * which is done in an order of its own: those have nothing more to be told. SQLite writes one transaction at a time.
 */
const LOCKED = `with going_on as materialized (
    select push_subscriptions.id from push_subscriptions
    join sessions on sessions.token_hash = push_subscriptions.token_hash
    where sessions.user_id = any(:members)
    for key share of push_subscriptions skip locked
  ), locked as materialized (
    select id from push_subscriptions where id in (select id from going_on) order by id for no key update
  )
  select id from locked`;

/**
 * Notes, within the transaction that does it, that something came for members, for each of their browsers that is told. One
 * that has something to tell already keeps its time. What is told is read when it is sent.
 */
export async function queuePushes(
  trx: Knex.Transaction,
  { memberIds, since }: Notified,
  now: Date,
): Promise<void> {
  if (memberIds.length === 0) return;
  const soon = new Date(now.getTime() + PUSH_DELAY_MS).toISOString();
  const rows = trx(PushSubscriptionModel.tableName);
  if (isPostgres(trx)) {
    const ids = await trx.raw<{ id: string }[]>(LOCKED, { members: memberIds });
    if (ids.length === 0) return;
    void rows.whereIn(
      'id',
      ids.map(({ id }) => id),
    );
  } else {
    void rows.whereIn('tokenHash', trx('sessions').select('tokenHash').whereIn('userId', memberIds));
  }
  await rows.update({
    // Of two calls at once the later one may have what came first.
    newSince: trx.raw('case when new_since < ? then new_since else ? end', [since, since]),
    newestAt: since,
    dueAt: trx.raw('coalesce(due_at, case when rest_until > ? then rest_until else ? end)', [soon, soon]),
  });
}
