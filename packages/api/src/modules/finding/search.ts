import { byNearness, lookedFor, MOST_FOUND } from '@friendbase/contract';
import type { Nearness, Profile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { isThere } from '../../db/dialect.ts';
import { CIRCLE_SQL, KNOWABLE_SQL, NOT_PAUSED_SQL } from '../friendships/circle.ts';
import { isFriendSql } from '../friendships/pairedIds.ts';
import { personSql, seenPerson } from '../users/seenPerson.ts';
import type { PersonRow } from '../users/seenPerson.ts';

/** Who looks and when, as values of a statement. */
type ViewerValues = Record<'reader' | 'now', string>;

interface Statement {
  sql: string;
  values: Knex.ValueDict;
}

/** Greater than every text that begins with the same: no letter comes after it, on any database. */
const LAST_LETTER = '\u{10FFFF}';

/** Of a name, or of the rarest two words of a longer one: more are not looked at, whoever may be found behind them. */
export const MOST_WALKED = 150;

const SHOWN_SQL = `users.id, ${personSql('users')}, users.bio`;

/** Each statement judges whom it reads, so that it can stop at as many as are shown. */
const FOUND_SQL = `${KNOWABLE_SQL} and ${NOT_PAUSED_SQL}`;

const isIn = (key: string, at: number): string => `${key}.word >= :from${at} and ${key}.word < :until${at}`;

/** That a member has keys with each of these beginnings. */
const hasKeys = (member: string, places: readonly number[]): string =>
  places
    .map(
      (at) => `and ${isThere(`name_words other where other.member_id = ${member} and ${isIn('other', at)}`)}`,
    )
    .join('\n  ');

const rangesOf = (beginnings: readonly string[]): Knex.ValueDict =>
  Object.fromEntries(
    beginnings.flatMap((beginning, at) => [
      [`from${at}`, beginning],
      [`until${at}`, beginning + LAST_LETTER],
    ]),
  );

/** Whose username it is. Of a hidden profile nobody sees the username. */
const exactStatement = (viewer: ViewerValues, username: string): Statement => ({
  sql: `
select ${SHOWN_SQL} from users
where users.username_key = :username and users.profile_hidden_at is null and ${FOUND_SQL}
  and (users.findable_by <> 'nobody' or ${isFriendSql('users.id')})`,
  values: { ...viewer, username },
});

/** Friends, and friends of theirs, of that name. The cost depends on how many those are, not on all members. */
export const circleStatement = (viewer: ViewerValues, beginnings: readonly string[]): Statement => ({
  sql: `
with ${CIRCLE_SQL},
circle as (
  select id, 0 as steps from friends
  union all
  select id, 1 from beyond where id not in (select id from friends)
),
shown as (
  select id, steps from circle where true ${hasKeys('circle.id', [...beginnings.keys()])}
    and ${isThere(`users where users.id = circle.id and ${FOUND_SQL} and (circle.steps = 0 or users.findable_by <> 'nobody')`)}
  order by steps, id limit :most
)
select shown.steps, ${SHOWN_SQL} from shown cross join users where users.id = shown.id order by shown.steps, shown.id`,
  values: { ...viewer, ...rangesOf(beginnings), most: MOST_FOUND },
});

/** The keys with one of the beginnings, of those whom everybody may find. */
const openKeys = (at: number): string => `name_words walked where walked.is_open and ${isIn('walked', at)}`;

/** How many keys there are with each of the beginnings, counted no further than they are walked along. */
export const countsStatement = (beginnings: readonly string[]): Statement => ({
  sql: `select ${beginnings
    .map(
      (_, at) =>
        `(select count(*) from (select 1 as one from ${openKeys(at)} limit :walked) counted${at}) as keys${at}`,
    )
    .join(', ')}`,
  values: { ...rangesOf(beginnings), walked: MOST_WALKED },
});

/**
 * Those whom everybody may find, in the order of the index of one beginning, along which it walks: whoever has the others as well is
 * found. However many begin so, no more than some are looked at. Joined in this order: SQLite would read all members. A member with
 * two keys that begin so is met at the first one.
 */
export const openStatement = (
  viewer: ViewerValues,
  beginnings: readonly string[],
  most: number,
  along = 0,
): Statement => ({
  sql: `
select ${SHOWN_SQL}
from (select walked.word, walked.member_id from ${openKeys(along)}
    order by walked.word, walked.member_id limit :walked) nearest
  cross join users
where users.id = nearest.member_id
  ${hasKeys('nearest.member_id', [...beginnings.keys()].toSpliced(along, 1))}
  and not ${isThere(`name_words earlier where earlier.member_id = nearest.member_id
    and earlier.word >= :from${along} and earlier.word < nearest.word`)}
  and ${FOUND_SQL}
order by nearest.word, nearest.member_id limit :most`,
  values: { ...viewer, ...rangesOf(beginnings), most, walked: MOST_WALKED },
});

type FoundRow = PersonRow & { id: string; steps?: number };

/** Along the beginning that fewest have: so nobody of a common name in a rarer one is missed. */
async function readOpen(db: Knex, viewer: ViewerValues, beginnings: readonly string[], most: number) {
  const run = <Row>({ sql, values }: Statement) => db.raw<Row[]>(sql, values);
  if (beginnings.length === 1) return run<FoundRow>(openStatement(viewer, beginnings, most));
  const [counted = {}] = await run<Record<string, number>>(countsStatement(beginnings));
  const counts = beginnings.map((_, at) => counted[`keys${at}`] ?? 0);
  const along = counts.indexOf(Math.min(...counts));
  return run<FoundRow>(openStatement(viewer, beginnings, most, along));
}

/** Who is found by a text, by the rule of the contract's `findPeople`. */
export async function readPeople(db: Knex, reader: string, now: Date, text: string): Promise<Profile[]> {
  const viewer = { reader, now: now.toISOString() };
  const { username, beginnings } = lookedFor(text);
  const found = new Map<string, [Nearness, Profile]>();
  const note = (row: FoundRow, nearness: Nearness) =>
    found.has(row.id) || found.set(row.id, [nearness, seenPerson(row.id, row)]);
  const run = ({ sql, values }: Statement) => db.raw<FoundRow[]>(sql, values);
  if (username !== '') for (const row of await run(exactStatement(viewer, username))) note(row, 'exact');
  if (beginnings.length > 0) {
    for (const row of await run(circleStatement(viewer, beginnings)))
      note(row, row.steps === 0 ? 'friend' : 'friendOfFriend');
    // Who is near may be among them.
    for (const row of await readOpen(db, viewer, beginnings, MOST_FOUND + found.size)) note(row, 'none');
  }
  return [...found.values()]
    .slice(0, MOST_FOUND)
    .sort(byNearness)
    .map(([, person]) => person);
}
