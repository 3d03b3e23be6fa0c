import { nextTimes } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import { EventGoerModel, EventModel } from './model.ts';

/**
 * Examples that are over take place again: whole weeks later, with nobody in them. Each in a transaction of its own, guarded by
 * when it was: of two processes one moves it.
 */
export async function renewExamples(db: Knex, now: Date): Promise<void> {
  const over = await EventModel.query(db)
    .whereNotNull('example')
    .where({ status: 'planned' })
    .where('endsAt', '<=', now.toISOString());
  for (const event of over)
    await transact(db, async (trx) => {
      const { id, endsAt } = event;
      const moved = await EventModel.query(trx).where({ id, endsAt }).patch(nextTimes(event, now));
      if (moved === 1) await EventGoerModel.query(trx).where({ eventId: id }).delete();
    });
}
