import { MOST_SUGGESTIONS, personSeen } from '@friendbase/contract';
import type { Profile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { ref } from 'objection';
import { reportedBy, reportedIdsSql } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';
import { FriendshipModel } from './model.ts';
import { pairedIdsSql } from './pairedIds.ts';

/**
 * Friends of friends without a row with the reader, nobody whom they reported or whose account is closed, most friends in common first. The cost depends on the
 * number of their friends, not of all members. Raw SQL: Objection has no `with` over unions.
 */
const FRIENDS_OF_FRIENDS = `
with known as (${pairedIdsSql(':reader')}),
friends as (${pairedIdsSql(':reader', 'accepted')}),
theirs as (
  select pair.friend_id as id from friends join friendships pair on pair.user_id = friends.id and pair.status = 'accepted'
  union all
  select pair.user_id from friends join friendships pair on pair.friend_id = friends.id and pair.status = 'accepted'
)
select theirs.id from theirs join users on users.id = theirs.id
where theirs.id <> :reader and theirs.id not in (select id from known) and users.closed_at is null
  and theirs.id not in (${reportedIdsSql(':reader', 'profile')})
group by theirs.id
order by count(*) desc, case when theirs.id > :reader then 0 else 1 end, theirs.id
limit :most`;

/** Ids of members the reader has no row with, in order: those after the reader’s own, or those before. */
async function strangers(
  db: Knex,
  reader: string,
  [place, limit]: ['after' | 'before', number],
  chosen: string[],
): Promise<string[]> {
  const stranger = ref('users.id');
  const [lowId, highId] = place === 'after' ? [reader, stranger] : [stranger, reader];
  const pair = FriendshipModel.query(db).where({ lowId, highId });
  const rows = await MemberModel.query(db)
    .where('id', place === 'after' ? '>' : '<', reader)
    .whereNotIn('id', chosen)
    .whereNotExists(pair)
    .whereNull('closedAt')
    .whereNotIn('id', reportedBy(db, reader, 'profile'))
    .orderBy('id')
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}

/** Up to three people to know, by the rule of the contract's `suggestFriends`. */
export async function readSuggestions(db: Knex, reader: string): Promise<Profile[]> {
  const found = await db.raw<{ id: string }[]>(FRIENDS_OF_FRIENDS, { reader, most: MOST_SUGGESTIONS });
  const ids = found.map(({ id }) => id);
  for (const place of ['after', 'before'] as const) {
    const missing = MOST_SUGGESTIONS - ids.length;
    if (missing > 0) ids.push(...(await strangers(db, reader, [place, missing], ids)));
  }
  const people = await MemberModel.query(db).findByIds(ids).modify('profile');
  return people.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(personSeen);
}
