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

/** Of three words and more, two of which begin so many names: more are not looked at, whatever the third. */
export const MOST_WALKED = 200;

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
  walked: MOST_WALKED,
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

/** The keys with one of the beginnings, of those whom everybody may find. */
const openKeys = (at: number): string => `name_words walked
where walked.is_open and walked.word >= :from${at} and walked.word < :until${at}`;

/** How many keys there are with each of the beginnings, counted no further than they are walked along. */
export const countsStatement = (beginnings: readonly string[]): Statement => ({
  sql: `select ${beginnings
    .map(
      (_, at) =>
        `(select count(*) from (select 1 as one from ${openKeys(at)} limit :walked) counted${at}) as keys${at}`,
    )
    .join(', ')}`,
  values: valuesOf(beginnings),
});

/** Those of one beginning whom everybody may find, from their index, in its order. */
export const openStatement = (beginnings: readonly string[]): Statement => ({
  sql: `
select named.member_id as id from name_words named
where named.is_open and named.word >= :from0 and named.word < :until0
order by named.word, named.member_id limit :most`,
  values: valuesOf(beginnings),
});

/**
 * The same of several beginnings: one is walked along, and whoever has the others as well is kept. However many begin so, no more than
 * some are looked at. Joined in this order: SQLite would read all who have the first beginning.
 */
export const openAlongStatement = (beginnings: readonly string[], along: number): Statement => ({
  sql: `
select named.member_id as id
from (select distinct member_id from (select walked.member_id from ${openKeys(along)}
    order by walked.word, walked.member_id limit :walked) first_walked) nearest
  cross join name_words named
where named.member_id = nearest.member_id and named.word >= :from0 and named.word < :until0
  ${hasKeys('nearest.member_id', beginnings, 1)}
order by named.word, named.member_id limit :most`,
  values: valuesOf(beginnings),
});

/** Along the beginning that fewest have: so nobody of a common name in a rarer one is missed. */
async function openCandidates(db: Knex, beginnings: readonly string[]): Promise<{ id: string }[]> {
  const run = <Row>({ sql, values }: Statement) => db.raw<Row[]>(sql, values);
  if (beginnings.length === 1) return run(openStatement(beginnings));
  const [counted = {}] = await run<Record<string, number>>(countsStatement(beginnings));
  const counts = beginnings.map((_, at) => counted[`keys${at}`] ?? 0);
  return run(openAlongStatement(beginnings, counts.indexOf(Math.min(...counts))));
}

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
  for (const { id } of await openCandidates(db, beginnings)) note(id, 'none');
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
