import { byName } from '@friendbase/contract';
import type { Friendship, FriendshipEntry, FriendshipRecord, Side } from '@friendbase/contract';
import type { Knex } from 'knex';
import { asProfile, PROFILE_COLUMNS } from '../users/model.ts';

type PairRow = Record<`pair${'Id' | 'UserId' | 'FriendId'}`, string> & {
  pairStatus: Friendship['status'];
} & Parameters<typeof asProfile>[0];

/** The rows in which the reader has one side, each with the member on the other. */
const rowsWhere = (
  db: Knex,
  readerId: string,
  side: Side,
  status: Friendship['status'],
  blockedBy?: FriendshipRecord['blockedBy'][],
) => {
  const [mine, theirs] = side === 'user' ? ['userId', 'friendId'] : ['friendId', 'userId'];
  return db('friendships')
    .join('users', 'users.id', `friendships.${theirs}`)
    .where({ [`friendships.${mine}`]: readerId, 'friendships.status': status })
    .modify((query) => {
      if (blockedBy) query.whereIn('friendships.blockedBy', blockedBy);
    })
    .select(
      'friendships.id as pairId',
      'friendships.userId as pairUserId',
      'friendships.friendId as pairFriendId',
      'friendships.status as pairStatus',
      ...PROFILE_COLUMNS.map((column) => `users.${column}`),
    );
};

const entryFrom = ({
  pairId,
  pairUserId,
  pairFriendId,
  pairStatus,
  ...friend
}: PairRow): FriendshipEntry => ({
  id: pairId,
  userId: pairUserId,
  friendId: pairFriendId,
  status: pairStatus,
  friend: asProfile(friend),
});

/** Sorted here and not by the database: each one has its own order of names. */
async function entriesOf(...queries: Knex.QueryBuilder[]): Promise<FriendshipEntry[]> {
  const rows: PairRow[] = [];
  for (const query of queries) rows.push(...((await query) as PairRow[]));
  return rows.map(entryFrom).sort((a, b) => byName(a.friend, b.friend));
}

export const readFriends = (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  entriesOf(rowsWhere(db, readerId, 'user', 'accepted'), rowsWhere(db, readerId, 'friend', 'accepted'));

/** Those who asked the reader; what the reader asked is not in it. */
export const readRequests = (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  entriesOf(rowsWhere(db, readerId, 'friend', 'pending'));

/** Whom the reader has blocked, not who has blocked the reader. */
export const readBlocked = (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  entriesOf(
    rowsWhere(db, readerId, 'user', 'blocked', ['user', 'both']),
    rowsWhere(db, readerId, 'friend', 'blocked', ['friend', 'both']),
  );
