import { apiError, joinEventError } from '@friendbase/contract';
import type { EventEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import type { Viewer } from '../users/model.ts';
import { EventGoerModel, EventModel } from './model.ts';
import { seenBy } from './seen.ts';

/** Held: whoever moves it or calls it off at the same time is before or behind. Throws 404. */
async function requireEvent(trx: Knex.Transaction, id: string): Promise<EventModel> {
  const event = await EventModel.query(trx).findById(id).forShare();
  if (!event) throw apiError('eventNotFound');
  return event;
}

/** Again is the same. Throws 404, and 409 as the contract's `joinEventError` says. */
export async function join(trx: Knex.Transaction, id: string, viewer: Viewer): Promise<EventEntry> {
  const { memberId: userId, now } = viewer;
  const event = await requireEvent(trx, id);
  const error = joinEventError(event, now);
  if (error) throw apiError(error);
  await insertIfAbsent(trx, EventGoerModel.tableName, {
    eventId: id,
    userId,
    createdAt: now.toISOString(),
  });
  return seenBy(trx, userId, id);
}

/** Again is the same. Throws 404. */
export async function leave(trx: Knex.Transaction, id: string, userId: string): Promise<EventEntry> {
  await requireEvent(trx, id);
  await EventGoerModel.query(trx).where({ eventId: id, userId }).delete();
  return seenBy(trx, userId, id);
}
