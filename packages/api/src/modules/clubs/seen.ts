import { CLUB_IDS, isPaused, LATEST_OF_CLUB, namedInClub, personSeen } from '@friendbase/contract';
import type { ClubEntry, ClubId, ClubPeople, SeenInClub } from '@friendbase/contract';
import type { Knex } from 'knex';
import { isThere } from '../../db/dialect.ts';
import { CIRCLE_SQL, knowable } from '../friendships/circle.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
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

/** Of so many, the nearest first, those are named whom the reader may find. More would be more values than a statement takes. */
const CANDIDATES = 500;

interface Candidate {
  id: string;
  steps: number | string;
  joinedAt: string;
}

/**
 * Of a club: friends of the reader, friends of theirs, and who joined last. The cost depends on how many friends those have, not on
 * how many are in the club: each is one look into the key, where a join makes PostgreSQL read all who are in it.
 */
export const candidatesStatement = (reader: string, club: ClubId) => ({
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
)
select id, min(steps) as steps, created_at as joined_at from found where created_at is not null
group by id, created_at
order by steps, joined_at desc, id limit :most`,
  values: { reader, club, latest: LATEST_OF_CLUB, most: CANDIDATES },
});

const NEARNESS_BY_STEPS = ['friend', 'friendOfFriend', 'none'] as const;

/** Who is in a club, by the rule of the contract's `namedInClub`. */
export async function readClubPeople(db: Knex, reader: string, now: Date, id: ClubId): Promise<ClubPeople> {
  const club = await readClub(db, reader, id);
  const { sql, values } = candidatesStatement(reader, id);
  const candidates = await db.raw<Candidate[]>(sql, values);
  const ids = candidates.map((one) => one.id);
  const people = await knowable(db, reader, ids).modify('person');
  const seen = people
    .filter(({ pausedUntil }) => !isPaused(pausedUntil, now))
    .flatMap((person): SeenInClub[] => {
      const found = candidates.find((one) => one.id === person.id);
      if (!found) return [];
      const nearness = NEARNESS_BY_STEPS[Number(found.steps)] ?? 'none';
      return [
        { person: personSeen(person), nearness, findableBy: person.findableBy, joinedAt: found.joinedAt },
      ];
    });
  return { club, ...namedInClub(seen) };
}
