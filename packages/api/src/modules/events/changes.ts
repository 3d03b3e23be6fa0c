import { apiError, changeOf, toldOfEvent } from '@friendbase/contract';
import type { EventChange } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Live } from '../../live/live.ts';
import { EventGoerModel, EventModel } from './model.ts';

interface Telling {
  live: Pick<Live, 'tell'>;
  now: Date;
}

/**
 * Calls an event off or moves it, and tells everybody who goes, both or nothing. The row is locked from the first look on: who joins at
 * the same time is told, or is refused. Again is the same, and tells nothing. Throws 404, and as the contract's `changeOf` says.
 */
export async function changeEvent(
  trx: Knex.Transaction,
  id: string,
  change: EventChange,
  { live, now }: Telling,
): Promise<EventModel> {
  const event = await EventModel.query(trx).findById(id).forUpdate();
  if (!event) throw apiError('eventNotFound');
  const result = changeOf(event, change, now);
  if ('error' in result) throw apiError(result.error);
  if (!result.changed) return event;
  await event.$query(trx).patch(result.changed);
  // Of its new time they are reminded anew.
  await EventGoerModel.query(trx).where({ eventId: id }).patch({ reminded: 0 });
  const goers = await EventGoerModel.query(trx).where({ eventId: id }).orderBy('userId').select('userId');
  live.tell(trx, ...goers.map(({ userId }) => toldOfEvent('event', id, userId)));
  return event;
}
