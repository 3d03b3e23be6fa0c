import { CLUB_IDS, LATEST_OF_CLUB, MOST_CLUB_OTHERS, namedInClub } from '@friendbase/contract';
import type { ClubEntry, ClubId, ClubPeople, Finders, SeenInClub } from '@friendbase/contract';
import type { Knex } from 'knex';
import { isThere } from '../../db/dialect.ts';
import { CIRCLE_SQL, KNOWABLE_SQL, NOT_PAUSED_SQL } from '../friendships/circle.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { personSql, seenPerson } from '../users/seenPerson.ts';
import type { PersonRow } from '../users/seenPerson.ts';
import { ClubExampleModel, ClubSizeModel } from './model.ts';

interface Counted {
  clubId: string;
  members: number | string;
  own: number;
}

/** That somebody is in the club of the row. */
const inClub = (member: string, more = ''): string =>
  isThere(`club_members where club_id = club_sizes.club_id and user_id = ${member} ${more}`);

/**
 * How many are in each club, or in one, of those whom a reader may know of: the stored number, which has no closed accounts,
 * less those with whom there is a block. The cost depends on how many those are, not on how many are in a club.
 */
export const countStatement = (reader: string, club?: ClubId) => ({
  sql: `select club_id,
      members - (select count(*) from (${pairedIdsSql(':reader', 'blocked')}) blocked
        where ${inClub('blocked.id', 'and is_counted')}) as members,
      case when ${inClub(':reader')} then 1 else 0 end as own
    from ${ClubSizeModel.tableName} ${club === undefined ? '' : 'where club_id = :club'}`,
  values: { reader, ...(club !== undefined && { club }) },
});

/** Every club as one member sees it. */
export const readClubs = (db: Knex, reader: string): Promise<ClubEntry[]> => readEntries(db, reader);

/** One of them. The others are not counted. */
export async function readClub(db: Knex, reader: string, id: ClubId): Promise<ClubEntry> {
  const [club] = await readEntries(db, reader, id);
  if (!club) throw new Error(`There is no club ${id}.`);
  return club;
}

async function readEntries(db: Knex, reader: string, one?: ClubId): Promise<ClubEntry[]> {
  const { sql, values } = countStatement(reader, one);
  const counted = await db.raw<Counted[]>(sql, values);
  const examples = await ClubExampleModel.query(db);
  return (one === undefined ? CLUB_IDS : [one]).map((id) => {
    const count = counted.find(({ clubId }) => clubId === id);
    return {
      id,
      memberCount: Number(count?.members ?? 0),
      isMember: count?.own === 1,
      exampleCount: examples.find(({ clubId }) => clubId === id)?.memberCount ?? null,
    };
  });
}

/** So many are looked at, the nearest first. */
const CANDIDATES = 500;

interface PersonFound extends PersonRow {
  id: string;
  steps: number | string;
  findableBy: Finders;
  joinedAt: string;
}

/**
 * Who of a club is named to the reader: friends, friends of theirs, and who joined last. The cost depends on how many friends those
 * have, not on how many are in the club: each is one look into the key, where a join makes PostgreSQL read all who are in it. Of all
 * but friends it stops at as many as are shown.
 */
export const peopleStatement = (reader: string, now: string, club: ClubId) => ({
  sql: `
with ${CIRCLE_SQL},
near as (
  select id, 0 as steps from friends
  union all
  select id, 1 from beyond
),
found as (
  select near.id, near.steps, (select created_at from club_members
    where club_id = :club and user_id = near.id) as created_at from near
  union all
  select user_id, 2, created_at from (select user_id, created_at from club_members where club_id = :club
    order by created_at desc, user_id desc limit :latest) latest
),
candidates as (
  select id, min(steps) as steps, created_at as joined_at from found where created_at is not null
  group by id, created_at
  order by steps, joined_at desc, id desc limit :most
),
findable as materialized (
  select * from candidates where ${isThere(`users where users.id = candidates.id and ${KNOWABLE_SQL} and ${NOT_PAUSED_SQL}
    and (steps = 0 or users.findable_by = 'everybody' or (steps = 1 and users.findable_by = 'friendsOfFriends'))`)}
),
named as (
  select * from findable where steps = 0
  union all
  select * from (select * from findable where steps > 0 order by steps, joined_at desc, id desc limit :others) others
)
select named.id, named.steps, named.joined_at, users.findable_by, ${personSql('users')}
from named cross join users where users.id = named.id`,
  values: { reader, now, club, latest: LATEST_OF_CLUB, most: CANDIDATES, others: MOST_CLUB_OTHERS },
});

const NEARNESS_BY_STEPS = ['friend', 'friendOfFriend', 'none'] as const;

/** Who is in a club, by the rule of the contract's `namedInClub`. */
export async function readClubPeople(db: Knex, reader: string, now: Date, id: ClubId): Promise<ClubPeople> {
  const club = await readClub(db, reader, id);
  const { sql, values } = peopleStatement(reader, now.toISOString(), id);
  const people = await db.raw<PersonFound[]>(sql, values);
  const seen = people.map((row): SeenInClub => {
    const nearness = NEARNESS_BY_STEPS[Number(row.steps)] ?? 'none';
    return { person: seenPerson(row.id, row), nearness, findableBy: row.findableBy, joinedAt: row.joinedAt };
  });
  return { club, ...namedInClub(seen) };
}
