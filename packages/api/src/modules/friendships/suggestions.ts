import {
  MOST_NEAR,
  MOST_STRANGERS,
  personSeen,
  strangersAfter,
  suggestedOn,
  suggestionDay,
} from '@friendbase/contract';
import type { Candidate, Suggestion } from '@friendbase/contract';
import type { Knex } from 'knex';
import { readShared } from '../likings/model.ts';
import { reportedIdsSql } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';
import { BEYOND_SQL, NOT_PAUSED_SQL } from './circle.ts';
import { pairedIdsSql } from './pairedIds.ts';

/** Most friends in common first, then those after the reader's own id. */
const byNearness = (id: string): string =>
  `friends_in_common desc, case when ${id} > :reader then 0 else 1 end, ${id}`;

/**
 * Of the nearest friends of friends without a row with the reader: nobody whom they reported, who does not want to be found or whose
 * account is closed or paused. The cost depends on the number of their friends, not of all members. Raw SQL: Objection has no
 * `with` over unions.
 */
export const nearStatement = (reader: string, now: Date) => ({
  sql: `
with known as (${pairedIdsSql(':reader')}),
friends as materialized (
  select paired.id from (${pairedIdsSql(':reader', 'accepted')}) paired join users on users.id = paired.id
  where users.closed_at is null
),
nearest as (
  select id, cast(count(*) as integer) as friends_in_common from (${BEYOND_SQL}) beyond
  group by id having id <> :reader and id not in (select id from known)
  order by ${byNearness('id')} limit :most
)
select nearest.id, friends_in_common, users.profile_hidden_at from nearest join users on users.id = nearest.id
where users.closed_at is null and ${NOT_PAUSED_SQL}
  and users.findable_by <> 'nobody' and nearest.id not in (${reportedIdsSql(':reader', 'profile')})
order by ${byNearness('nearest.id')}`,
  values: { reader, now: now.toISOString(), most: MOST_NEAR },
});

/** One part of those whom everybody may find: with the words of the index, which a value in their place would not be found by. */
const openSql = (turn: 0 | 1, compare: '>' | '<='): string => `
select * from (
  select ${turn} as turn, users.id, users.profile_hidden_at from users
  where users.id ${compare} :start and users.findable_by = 'everybody' and users.closed_at is null and users.id <> :reader
    and ${NOT_PAUSED_SQL}
    and not exists (select 1 from friendships where low_id = :reader and high_id = users.id)
    and not exists (select 1 from friendships where low_id = users.id and high_id = :reader)
    and users.id not in (${reportedIdsSql(':reader', 'profile')})
  order by users.id limit :most
) part${turn}`;

/** Members whom everybody may find and with whom the reader has no row, in the order of the day: those after an id, then the others. */
export const strangersStatement = (reader: string, start: string, now: Date) => ({
  sql: `select id, profile_hidden_at from (${openSql(0, '>')} union all ${openSql(1, '<=')}) found
order by turn, id limit :most`,
  values: { reader, start, now: now.toISOString(), most: MOST_STRANGERS },
});

interface Found {
  id: string;
  friendsInCommon?: number;
  profileHiddenAt: string | null;
}

/** Everybody who may be suggested. Of a hidden profile nothing is told that its member has chosen. */
async function candidatesOf(db: Knex, reader: string, now: Date) {
  const day = suggestionDay(now);
  const found = async ({ sql, values }: { sql: string; values: Knex.ValueDict }) =>
    db.raw<Found[]>(sql, values);
  const near = await found(nearStatement(reader, now));
  const nearIds = new Set(near.map(({ id }) => id));
  const open = await found(strangersStatement(reader, strangersAfter(reader, day), now));
  const strangers = open.filter(({ id }) => !nearIds.has(id));
  const shown = [...near, ...strangers].filter(({ profileHiddenAt }) => !profileHiddenAt);
  const shared = await readShared(
    db,
    reader,
    shown.map(({ id }) => id),
  );
  const candidate = ({ id, friendsInCommon = 0 }: Found): Candidate => ({
    id,
    friendsInCommon,
    sharedLikings: shared.get(id) ?? [],
  });
  return { near: near.map(candidate), strangers: strangers.map(candidate) };
}

/** Up to three people to know, by the rule of the contract's `suggestedOn`. */
export async function readSuggestions(db: Knex, reader: string, now: Date): Promise<Suggestion[]> {
  const suggested = suggestedOn(suggestionDay(now), reader, await candidatesOf(db, reader, now));
  const people = await MemberModel.query(db)
    .findByIds(suggested.map(({ id }) => id))
    .modify('profile');
  return suggested.flatMap(({ id, friendsInCommon, sharedLikings }) => {
    const person = people.find((one) => one.id === id);
    return person
      ? [Object.assign(personSeen(person), { friendsInCommon, sharedLikings: [...sharedLikings] })]
      : [];
  });
}
