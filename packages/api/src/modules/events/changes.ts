import { apiError, calledOff, toldOfEvent } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Live } from '../../live/live.ts';
import { EventGoerModel, EventModel } from './model.ts';

interface Telling {
  live: Pick<Live, 'tell'>;
  now: Date;
}

/**
 * Calls an event off, and tells everybody who goes, both or nothing. The row is locked from the first look on: who joins at the same
 * time is told, or is refused. Again is the same, and tells nothing. Throws 404, and as the contract's `calledOff` says.
 */
export async function callOff(trx: Knex.Transaction, id: string, { live, now }: Telling): Promise<void> {
  const event = await EventModel.query(trx).findById(id).forUpdate();
  if (!event) throw apiError('eventNotFound');
  const result = calledOff(event, now);
  if ('error' in result) throw apiError(result.error);
  if (!result.changed) return;
  await event.$query(trx).patch(result.changed);
  const goers = await EventGoerModel.query(trx).where({ eventId: id }).orderBy('userId').select('userId');
  live.tell(trx, ...goers.map(({ userId }) => toldOfEvent('event', id, userId)));
}
