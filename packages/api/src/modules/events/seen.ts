import { eventSeen, MOST_EVENTS, MOST_FRIENDS_GOING, personSeen } from '@friendbase/contract';
import type { EventEntry, SeenGoing } from '@friendbase/contract';
import type { Knex } from 'knex';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { MemberModel } from '../users/model.ts';
import { EventGoerModel, EventModel } from './model.ts';

/** Who looks, and when. */
export interface Look {
  memberId: string;
  now: Date;
}

/** Who goes to some events, of those whom a reader may know of: no closed accounts, and nobody with whom there is a block. */
const GOERS = `from event_goers join users on users.id = event_goers.user_id and users.closed_at is null
  where event_goers.event_id in (:ids:)`;

const goersOf = (ids: readonly string[]) => {
  const values = Object.fromEntries(ids.map((id, n) => [`event${n}`, id]));
  return {
    from: GOERS.replace(
      ':ids:',
      Object.keys(values)
        .map((name) => `:${name}`)
        .join(', '),
    ),
    values,
  };
};

interface Counted {
  eventId: string;
  going: number | string;
  own: number | string;
}

/** The statement of how many go to each event, and whether the reader does. */
export function goingStatement(reader: string, ids: readonly string[]) {
  const { from, values } = goersOf(ids);
  return {
    sql: `select event_goers.event_id, count(*) as going,
        count(case when event_goers.user_id = :reader then 1 end) as own
      ${from} and event_goers.user_id not in (${pairedIdsSql(':reader', 'blocked')})
      group by event_goers.event_id`,
    values: { reader, ...values },
  };
}

interface FriendGoing {
  eventId: string;
  userId: string;
  friends: number | string;
}

/** The statement of the first friends who go to each event, and how many friends do. */
export function friendsStatement(reader: string, ids: readonly string[]) {
  const { from, values } = goersOf(ids);
  return {
    sql: `select event_id, user_id, friends from (
      select event_goers.event_id, event_goers.user_id,
        count(*) over (partition by event_goers.event_id) as friends,
        row_number() over (partition by event_goers.event_id
          order by event_goers.created_at, event_goers.user_id) as place
      ${from} and event_goers.user_id in (${pairedIdsSql(':reader', 'accepted')})
    ) as ranked where place <= ${MOST_FRIENDS_GOING} order by event_id, place`,
    values: { reader, ...values },
  };
}

/** What a reader may know of who goes to some events. */
async function readGoing(db: Knex, reader: string, ids: string[]): Promise<(id: string) => SeenGoing> {
  if (ids.length === 0)
    return () => ({ goingCount: 0, isGoing: false, friendsGoing: { count: 0, faces: [] } });
  const [going, friends] = [goingStatement(reader, ids), friendsStatement(reader, ids)];
  const counted = await db.raw<Counted[]>(going.sql, going.values);
  const friendsGoing = await db.raw<FriendGoing[]>(friends.sql, friends.values);
  const people = await MemberModel.query(db)
    .findByIds(friendsGoing.map(({ userId }) => userId))
    .modify('person');
  return (id) => {
    const count = counted.find(({ eventId }) => eventId === id);
    const ofEvent = friendsGoing.filter(({ eventId }) => eventId === id);
    return {
      goingCount: Number(count?.going ?? 0),
      isGoing: Number(count?.own ?? 0) > 0,
      friendsGoing: {
        count: Number(ofEvent[0]?.friends ?? 0),
        faces: ofEvent.flatMap(({ userId }) => {
          const person = people.find((one) => one.id === userId);
          return person ? personSeen(person) : [];
        }),
      },
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
  const goingTo = await readGoing(
    db,
    look.memberId,
    events.map(({ id }) => id),
  );
  return events.map((event) => eventSeen(event, goingTo(event.id)));
}

/** An event as one member sees it, whatever its time. */
export async function seenBy(db: Knex, reader: string, event: EventModel): Promise<EventEntry> {
  const goingTo = await readGoing(db, reader, [event.id]);
  return eventSeen(event, goingTo(event.id));
}
