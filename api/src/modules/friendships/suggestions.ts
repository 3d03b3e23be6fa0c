import { MOST_SUGGESTIONS } from '@friendbase/contract';
import type { Profile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { asProfile, PROFILE_COLUMNS } from '../users/model.ts';

const of = (column: string, where: string) =>
  `select friend_id as id from friendships where user_id = ${column} ${where}
  union all
  select user_id from friendships where friend_id = ${column} ${where}`;

/**
 * Friends of friends with whom the reader has no row, most friends in common first. The work depends on how many
 * friends the reader and their friends have, not on how many members there are.
 */
const FRIENDS_OF_FRIENDS = `
with known as (${of(':reader', '')}),
friends as (${of(':reader', `and status = 'accepted'`)}),
theirs as (
  select pair.friend_id as id from friends join friendships pair on pair.user_id = friends.id and pair.status = 'accepted'
  union all
  select pair.user_id from friends join friendships pair on pair.friend_id = friends.id and pair.status = 'accepted'
)
select theirs.id from theirs
where theirs.id <> :reader and theirs.id not in (select id from known)
group by theirs.id
order by count(*) desc, case when theirs.id > :reader then 0 else 1 end, theirs.id
limit :most`;

/** Members the reader has no row with, in the order of their ids: those after the reader’s own, or those before. */
const strangers = (
  db: Knex,
  reader: string,
  [place, limit]: ['after' | 'before', number],
  chosen: string[],
): Promise<string[]> => {
  const [low, high] = place === 'after' ? ['?', 'users.id'] : ['users.id', '?'];
  return db('users')
    .where('id', place === 'after' ? '>' : '<', reader)
    .whereNotIn('id', chosen)
    .whereRaw(
      `not exists (select 1 from friendships pair where pair.low_id = ${low} and pair.high_id = ${high})`,
      [reader],
    )
    .orderBy('id')
    .limit(limit)
    .pluck('id');
};

/** Up to three people to know, by the rule of the contract's `suggestFriends`. */
export async function readSuggestions(db: Knex, reader: string): Promise<Profile[]> {
  const found = await db.raw<{ id: string }[]>(FRIENDS_OF_FRIENDS, { reader, most: MOST_SUGGESTIONS });
  const ids = found.map(({ id }) => id);
  for (const place of ['after', 'before'] as const) {
    const missing = MOST_SUGGESTIONS - ids.length;
    if (missing > 0) ids.push(...(await strangers(db, reader, [place, missing], ids)));
  }
  const rows = await db('users')
    .whereIn('id', ids)
    .select<Parameters<typeof asProfile>[0][]>(PROFILE_COLUMNS);
  return rows.map(asProfile).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
