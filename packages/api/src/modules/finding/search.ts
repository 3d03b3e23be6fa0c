import { byNearness, lookedFor, MOST_FOUND, personSeen } from '@friendbase/contract';
import type { Nearness, Profile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { reportedIdsSql } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';

type Statement = { sql: string; values: Knex.ValueDict };

/** Greater than every text that begins with the same: no letter comes after it, on any database. */
const LAST_LETTER = '\u{10FFFF}';

/** Whom nobody finds, of the members that a statement calls `users`. */
const REACHED = `users.id <> :reader and users.closed_at is null
  and (users.paused_until is null or users.paused_until <= :now)
  and users.id not in (${pairedIdsSql(':reader', 'blocked')})
  and users.id not in (${reportedIdsSql(':reader', 'profile')})`;

/** That a member has keys with each of the beginnings, but for the first ones, which the statement walks along. */
const hasKeys = (beginnings: readonly string[], from = 0): string =>
  beginnings
    .map(
      (_, at) => `and exists (select 1 from name_words other where other.member_id = users.id
      and other.word >= :from${at} and other.word < :until${at})`,
    )
    .slice(from)
    .join('\n');

const valuesOf = (reader: string, now: Date, beginnings: readonly string[]): Knex.ValueDict => ({
  reader,
  now: now.toISOString(),
  most: MOST_FOUND,
  ...Object.fromEntries(
    beginnings.flatMap((beginning, at) => [
      [`from${at}`, beginning],
      [`until${at}`, beginning + LAST_LETTER],
    ]),
  ),
});

/** Friends and theirs of that name. The cost depends on how many those are, not on all members. */
export const circleStatement = (reader: string, now: Date, beginnings: readonly string[]): Statement => ({
  sql: `
with friends as (${pairedIdsSql(':reader', 'accepted')}),
theirs as (
  select pair.friend_id as id from friends join friendships pair on pair.user_id = friends.id and pair.status = 'accepted'
  union
  select pair.user_id from friends join friendships pair on pair.friend_id = friends.id and pair.status = 'accepted'
),
circle as (
  select id, 0 as steps from friends
  union all
  select id, 1 from theirs where id not in (select id from friends)
)
select users.id, circle.steps from circle join users on users.id = circle.id
where ${REACHED} and (circle.steps = 0 or users.findable_by <> 'nobody') ${hasKeys(beginnings)}
order by circle.steps, users.id limit :most`,
  values: valuesOf(reader, now, beginnings),
});

/** Those of that name whom everybody may find, from their index, in its order: it is read no further than to the last one shown. */
export const openStatement = (reader: string, now: Date, beginnings: readonly string[]): Statement => ({
  sql: `
select users.id from name_words named join users on users.id = named.member_id
where named.is_open and named.word >= :from0 and named.word < :until0 and ${REACHED} ${hasKeys(beginnings, 1)}
order by named.word, named.member_id limit :most`,
  values: valuesOf(reader, now, beginnings),
});

/** By the whole username, where that is the member's own: of a hidden profile nobody sees it. */
const exactStatement = (reader: string, now: Date, key: string): Statement => ({
  sql: `
select users.id from users where users.username_key = :key and users.profile_hidden_at is null and ${REACHED}
and (users.findable_by <> 'nobody' or users.id in (${pairedIdsSql(':reader', 'accepted')}))`,
  values: { reader, key, now: now.toISOString() },
});

const rowsOf = (db: Knex, { sql, values }: Statement) =>
  db.raw<{ id: string; steps?: number }[]>(sql, values);

/** The nearest first. */
async function nearnessOf(db: Knex, reader: string, now: Date, text: string): Promise<Map<string, Nearness>> {
  const { username, beginnings } = lookedFor(text);
  const found = new Map<string, Nearness>();
  const note = (id: string, near: Nearness) => found.has(id) || found.set(id, near);
  if (username !== '')
    for (const { id } of await rowsOf(db, exactStatement(reader, now, username))) note(id, 'exact');
  if (beginnings.length === 0) return found;
  for (const { id, steps } of await rowsOf(db, circleStatement(reader, now, beginnings)))
    note(id, Number(steps) === 0 ? 'friend' : 'friendOfFriend');
  for (const { id } of await rowsOf(db, openStatement(reader, now, beginnings))) note(id, 'none');
  return found;
}

/** Who is found by a text, by the rule of the contract's `findPeople`. */
export async function readPeople(db: Knex, reader: string, now: Date, text: string): Promise<Profile[]> {
  const nearness = [...(await nearnessOf(db, reader, now, text))].slice(0, MOST_FOUND);
  const people = await MemberModel.query(db)
    .findByIds(nearness.map(([id]) => id))
    .modify('profile');
  const near = new Map(nearness);
  return people
    .map((person): [Nearness, Profile] => [near.get(person.id) ?? 'none', personSeen(person)])
    .sort(byNearness)
    .map(([, person]) => person);
}
