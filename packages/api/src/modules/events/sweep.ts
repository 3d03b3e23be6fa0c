import { EARLIEST_REMINDER_MS, reminderDue, toldOfEvent } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { transact } from '../../db/transact.ts';
import type { Live } from '../../live/live.ts';
import { renewExamples } from './examples.ts';
import { EventGoerModel, EventModel } from './model.ts';

/** Who is reminded in one transaction. */
const BATCH = 50;

export interface EventSweep {
  db: Knex;
  live: Pick<Live, 'tell' | 'flush'>;
  logger: Logger;
  /** Called between two steps: throws where this process has to stop. */
  goOn?: () => Promise<void>;
}

/** What starts so soon that a reminder may be due. */
export const soonQuery = (db: Knex, now: Date) =>
  EventModel.query(db)
    .select('id')
    .where({ status: 'planned' })
    .where('startsAt', '>', now.toISOString())
    .where('startsAt', '<=', new Date(now.getTime() + EARLIEST_REMINDER_MS).toISOString())
    .orderBy(['startsAt', 'id']);

/**
 * Reminds some who go, as the contract's `isToBeReminded` says. Each is marked by a guarded statement in the transaction that tells: of
 * two processes one does. The event is held: who moves it is before or behind. Answers how many it has looked at: none when all are told.
 */
async function remindSome(
  trx: Knex.Transaction,
  id: string,
  { live }: EventSweep,
  now: Date,
): Promise<number> {
  const event = await EventModel.query(trx).findById(id).forShare();
  const due = event && reminderDue(event, now);
  if (!due) return 0;
  const waiting = () => EventGoerModel.query(trx).where({ eventId: id }).where('reminded', '<', due.step);
  const goers = await waiting().where('createdAt', '<=', due.dueAt).orderBy('userId').limit(BATCH);
  for (const { userId } of goers)
    if ((await waiting().where({ userId }).patch({ reminded: due.step })) === 1)
      live.tell(trx, toldOfEvent('eventSoon', id, userId));
  await live.flush(trx);
  return goers.length;
}

async function remind(sweep: EventSweep, id: string, now: Date): Promise<void> {
  const { db, goOn = async () => undefined } = sweep;
  do await goOn();
  while ((await transact(db, (trx) => remindSome(trx, id, sweep, now))) > 0);
}

/**
 * Reminds who goes to what is soon, each once, and lets examples that are over take place again. In small steps: stopped between any
 * two, the next sweep finds what is left. One event after the other, so that one that fails holds up no other.
 */
export async function sweepEvents(sweep: EventSweep, now: Date): Promise<void> {
  const { db, logger, goOn = async () => undefined } = sweep;
  for (const { id } of await soonQuery(db, now))
    await remind(sweep, id, now).catch((error: unknown) =>
      logger.error({ err: error }, 'who goes to an event not reminded to the end'),
    );
  await goOn();
  await renewExamples(db, now);
}
