import { eventSeen, MOST_EVENTS } from '@friendbase/contract';
import type { EventEntry, SeenGoing } from '@friendbase/contract';
import type { Knex } from 'knex';
import { namedIds, readFriendsAmong } from '../friendships/friendsAmong.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { readPhotos } from '../media/planPhotos.ts';
import { EventGoerModel, EventModel } from './model.ts';

/** Who looks, and when. */
export interface Look {
  memberId: string;
  now: Date;
}

const GOERS = { table: 'event_goers', thing: 'event_id', order: 'event_goers.created_at, user_id' };

interface Counted {
  eventId: string;
  going: number | string;
  own: number | string;
}

/**
 * The statement of how many go to each event, and whether the reader does: no closed accounts, and nobody with whom there is a
 * block.
 */
export function goingStatement(reader: string, ids: readonly string[]) {
  const { names, values } = namedIds(ids);
  return {
    sql: `select event_goers.event_id, count(*) as going,
        count(case when event_goers.user_id = :reader then 1 end) as own
      from event_goers join users on users.id = event_goers.user_id and users.closed_at is null
      where event_goers.event_id in (${names})
        and event_goers.user_id not in (${pairedIdsSql(':reader', 'blocked')})
      group by event_goers.event_id`,
    values: { reader, ...values },
  };
}

/** What a reader may know of who goes to some events. */
async function readGoing(db: Knex, reader: string, ids: string[]): Promise<(id: string) => SeenGoing> {
  if (ids.length === 0)
    return () => ({ goingCount: 0, isGoing: false, friendsGoing: { count: 0, faces: [] } });
  const going = goingStatement(reader, ids);
  const counted = await db.raw<Counted[]>(going.sql, going.values);
  const friendsIn = await readFriendsAmong(db, GOERS, reader, ids);
  return (id) => {
    const count = counted.find(({ eventId }) => eventId === id);
    return {
      goingCount: Number(count?.going ?? 0),
      isGoing: Number(count?.own ?? 0) > 0,
      friendsGoing: friendsIn(id),
    };
  };
}

/** What the contract's `isListed` says, the next one first. Times are ISO 8601 in UTC: text order is time order. */
const listedQuery = (db: Knex, { memberId: userId, now }: Look) =>
  EventModel.query(db)
    .where('endsAt', '>', now.toISOString())
    .where(
      (query) =>
        void query
          .where({ status: 'planned' })
          .orWhereIn('id', EventGoerModel.query(db).where({ userId }).select('eventId')),
    )
    .orderBy(['startsAt', 'id'])
    .limit(MOST_EVENTS);

export async function readEvents(db: Knex, look: Look): Promise<EventEntry[]> {
  const events = await listedQuery(db, look);
  const ids = events.map(({ id }) => id);
  const goingTo = await readGoing(db, look.memberId, ids);
  const photoOf = await readPhotos(db, ids);
  return events.map((event) => ({ ...eventSeen(event, goingTo(event.id)), ...photoOf(event.id) }));
}

/** An event as one member sees it, whatever its time. */
export async function seenBy(db: Knex, reader: string, event: EventModel): Promise<EventEntry> {
  const { id } = event;
  const goingTo = await readGoing(db, reader, [id]);
  const photoOf = await readPhotos(db, [id]);
  return { ...eventSeen(event, goingTo(id)), ...photoOf(id) };
}
