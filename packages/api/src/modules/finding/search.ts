import { byNearness, isPaused, lookedFor, MOST_FOUND, personSeen } from '@friendbase/contract';
import type { Nearness, Profile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { relationBetween } from '../friendships/model.ts';
import { CIRCLE_SQL, knowable } from '../friendships/circle.ts';
import { findByUsername } from '../users/model.ts';

interface Statement {
  sql: string;
  values: Knex.ValueDict;
}

/** Greater than every text that begins with the same: no letter comes after it, on any database. */
const LAST_LETTER = '\u{10FFFF}';

/** Of so many of a name, the first ones are shown whom the reader may find: nearly all, so that no more have to be looked at. */
const CANDIDATES = 100;

/** That a member has keys with each of the beginnings, but for the first ones, which the statement walks along. */
const hasKeys = (member: string, beginnings: readonly string[], first = 0): string =>
  beginnings
    .map(
      (_, at) => `and exists (select 1 from name_words other where other.member_id = ${member}
      and other.word >= :from${at} and other.word < :until${at})`,
    )
    .slice(first)
    .join('\n');

const valuesOf = (beginnings: readonly string[]): Knex.ValueDict => ({
  most: CANDIDATES,
  ...Object.fromEntries(
    beginnings.flatMap((beginning, at) => [
      [`from${at}`, beginning],
      [`until${at}`, beginning + LAST_LETTER],
    ]),
  ),
});

/** Friends, and friends of theirs, of that name. The cost depends on how many those are, not on all members. */
export const circleStatement = (reader: string, beginnings: readonly string[]): Statement => ({
  sql: `
with ${CIRCLE_SQL},
circle as (
  select id, 0 as steps from friends
  union all
  select id, 1 from beyond where id not in (select id from friends)
)
select id, steps from circle where true ${hasKeys('circle.id', beginnings)} order by steps, id limit :most`,
  values: { reader, ...valuesOf(beginnings) },
});

/** Those of that name whom everybody may find, from their index, in its order. */
export const openStatement = (beginnings: readonly string[]): Statement => ({
  sql: `
select named.member_id as id from name_words named
where named.is_open and named.word >= :from0 and named.word < :until0 ${hasKeys('named.member_id', beginnings, 1)}
order by named.word, named.member_id limit :most`,
  values: valuesOf(beginnings),
});

interface Candidates {
  /** The nearest first. */
  near: Map<string, Nearness>;
  friends: Set<string>;
}

async function candidatesOf(db: Knex, reader: string, text: string): Promise<Candidates> {
  const { username, beginnings } = lookedFor(text);
  const near = new Map<string, Nearness>();
  const friends = new Set<string>();
  const exact = username === '' ? undefined : await findByUsername(db, username);
  // Of a hidden profile nobody sees the username.
  if (exact && !exact.profileHiddenAt) {
    near.set(exact.id, 'exact');
    if ((await relationBetween(db, reader, exact.id)) === 'friend') friends.add(exact.id);
  }
  if (beginnings.length === 0) return { near, friends };
  const note = (id: string, nearness: Nearness) => near.has(id) || near.set(id, nearness);
  const rowsOf = ({ sql, values }: Statement) => db.raw<{ id: string; steps?: number }[]>(sql, values);
  for (const { id, steps } of await rowsOf(circleStatement(reader, beginnings))) {
    if (steps === 0) friends.add(id);
    note(id, steps === 0 ? 'friend' : 'friendOfFriend');
  }
  for (const { id } of await rowsOf(openStatement(beginnings))) note(id, 'none');
  return { near, friends };
}

/** Who is found by a text, by the rule of the contract's `findPeople`. */
export async function readPeople(db: Knex, reader: string, now: Date, text: string): Promise<Profile[]> {
  const { near, friends } = await candidatesOf(db, reader, text);
  const order = [...near.keys()];
  const people = await knowable(db, reader, order).modify('profile');
  return people
    .filter(({ id, findableBy }) => findableBy !== 'nobody' || friends.has(id))
    .filter(({ pausedUntil }) => !isPaused(pausedUntil, now))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, MOST_FOUND)
    .map((person): [Nearness, Profile] => [near.get(person.id) ?? 'none', personSeen(person)])
    .sort(byNearness)
    .map(([, person]) => person);
}
