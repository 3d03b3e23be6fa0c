import { eventSeen, MOST_EVENTS } from '@friendbase/contract';
import type { CommunityEvent, EventEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { readFriendsAmong } from '../friendships/friendsAmong.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { photoIn, photoSql } from '../media/planPhotos.ts';
import type { PhotoValue } from '../media/planPhotos.ts';
import type { Viewer } from '../users/model.ts';

const GOERS = { table: 'event_goers', thing: 'event_id', order: 'event_goers.created_at, user_id' };

interface EventRow extends CommunityEvent {
  goingCount: number;
  isGoing: number | boolean;
  photo: PhotoValue;
}

/**
 * Events with their pictures, and how many go as the reader sees it: no closed accounts, and nobody with whom there is a block. Raw
 * SQL for the same reason as lists of friends.
 */
const seenSql = (db: Knex, which: string): string => `
with blocked as (${pairedIdsSql(':reader', 'blocked')})
select events.*,
  (select count(*) from event_goers join users on users.id = event_goers.user_id and users.closed_at is null
    where event_goers.event_id = events.id and event_goers.user_id not in (select id from blocked)) as going_count,
  exists (select 1 from event_goers where event_id = events.id and user_id = :reader) as is_going,
  ${photoSql(db, 'events.id')} as photo
from events where ${which} order by events.starts_at, events.id limit ${MOST_EVENTS}`;

/** What the contract's `isListed` says. Times are ISO 8601 in UTC: text order is time order. */
const IS_LISTED = `events.ends_at > :now and (events.status = 'planned'
  or events.id in (select event_id from event_goers where user_id = :reader))`;

/** The statement of the events in a member's list, the next one first. */
export const eventsStatement = (db: Knex, { memberId: reader, now }: Viewer) => ({
  sql: seenSql(db, IS_LISTED),
  values: { reader, now: now.toISOString() },
});

async function seen(db: Knex, reader: string, rows: EventRow[]): Promise<EventEntry[]> {
  const ids = rows.map(({ id }) => id);
  const friendsIn = await readFriendsAmong(db, GOERS, reader, ids);
  return rows.map(({ goingCount, isGoing, photo, ...event }) => {
    const going = { goingCount, isGoing: Boolean(isGoing), friendsGoing: friendsIn(event.id) };
    return { ...eventSeen(event, going), ...photoIn(photo) };
  });
}

export async function readEvents(db: Knex, viewer: Viewer): Promise<EventEntry[]> {
  const { sql, values } = eventsStatement(db, viewer);
  return seen(db, viewer.memberId, await db.raw<EventRow[]>(sql, values));
}

/** An event that is known to be there as one member sees it, whatever its time. */
export async function seenBy(db: Knex, reader: string, id: string): Promise<EventEntry> {
  const rows = await db.raw<EventRow[]>(seenSql(db, 'events.id = :id'), { reader, id });
  const [event] = await seen(db, reader, rows);
  if (!event) throw new Error(`Event ${id} is gone.`);
  return event;
}
