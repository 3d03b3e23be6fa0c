import { MOST_SUGGESTIONS, personSeen, strangersAfter, suggestionDay } from '@friendbase/contract';
import type { Suggestion } from '@friendbase/contract';
import type { Knex } from 'knex';
import { ref } from 'objection';
import { reportedBy, reportedIdsSql } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';
import { FriendshipModel } from './model.ts';
import { pairedIdsSql } from './pairedIds.ts';

/**
 * Friends of friends without a row with the reader, nobody whom they reported, who does not want to be found or whose account is
 * closed, most friends in common first, from the place where the day begins. The cost depends on the number of their friends,
 * not of all members. Raw SQL: Objection has no `with` over unions.
 */
const FRIENDS_OF_FRIENDS = `
with known as (${pairedIdsSql(':reader')}),
friends as (
  select paired.id from (${pairedIdsSql(':reader', 'accepted')}) paired join users on users.id = paired.id
  where users.closed_at is null
),
theirs as (
  select pair.friend_id as id from friends join friendships pair on pair.user_id = friends.id and pair.status = 'accepted'
  union all
  select pair.user_id from friends join friendships pair on pair.friend_id = friends.id and pair.status = 'accepted'
),
counted as (
  select theirs.id, cast(count(*) as integer) as in_common, count(*) over () as total,
    row_number() over (order by count(*) desc, case when theirs.id > :reader then 0 else 1 end, theirs.id) - 1 as place
  from theirs join users on users.id = theirs.id
  where theirs.id <> :reader and theirs.id not in (select id from known) and users.closed_at is null
    and users.findable_by <> 'nobody' and theirs.id not in (${reportedIdsSql(':reader', 'profile')})
  group by theirs.id
)
select id, in_common from counted
order by (place - case when total > :most then :shown % total else 0 end + total) % total limit :most`;

/** Ids of members whom everybody may find and with whom the reader has no row, in order: those after an id, or the others. */
async function strangers(
  db: Knex,
  reader: string,
  [compare, start]: ['>' | '<=', string],
  chosen: string[],
): Promise<string[]> {
  const stranger = ref('users.id');
  const pairs = [
    FriendshipModel.query(db).where({ lowId: reader, highId: stranger }),
    FriendshipModel.query(db).where({ lowId: stranger, highId: reader }),
  ] as const;
  const rows = await MemberModel.query(db)
    .where('id', compare, start)
    .where({ findableBy: 'everybody', closedAt: null })
    .whereNotIn('id', [reader, ...chosen])
    .whereNotExists(pairs[0])
    .whereNotExists(pairs[1])
    .whereNotIn('id', reportedBy(db, reader, 'profile'))
    .orderBy('id')
    .limit(MOST_SUGGESTIONS - chosen.length)
    .select('id');
  return rows.map(({ id }) => id);
}

/** Up to three people to know, by the rule of the contract's `suggestFriends`. */
export async function readSuggestions(db: Knex, reader: string, now: Date): Promise<Suggestion[]> {
  const day = suggestionDay(now);
  const found = await db.raw<{ id: string; inCommon: number }[]>(FRIENDS_OF_FRIENDS, {
    reader,
    shown: day * MOST_SUGGESTIONS,
    most: MOST_SUGGESTIONS,
  });
  // Of one day, too, those with most friends in common come first.
  const ids = found.toSorted((a, b) => b.inCommon - a.inCommon).map(({ id }) => id);
  for (const compare of ['>', '<='] as const)
    if (ids.length < MOST_SUGGESTIONS)
      ids.push(...(await strangers(db, reader, [compare, strangersAfter(reader, day)], ids)));
  const inCommon = new Map(found.map((one) => [one.id, one.inCommon]));
  const people = await MemberModel.query(db).findByIds(ids).modify('profile');
  return people
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((person) => Object.assign(personSeen(person), { friendsInCommon: inCommon.get(person.id) ?? 0 }));
}
