import { byName, personSeen } from '@friendbase/contract';
import type { Friendship, FriendshipEntry, FriendshipRecord, Side } from '@friendbase/contract';
import type { Knex } from 'knex';
import { FriendshipModel } from './model.ts';

/** The rows with the reader on this side, each with the member on the other side. Closed accounts are in no list. */
async function entriesWhere(
  db: Knex,
  readerId: string,
  side: Side,
  status: Friendship['status'],
  blockedBy?: FriendshipRecord['blockedBy'][],
): Promise<FriendshipEntry[]> {
  const other = side === 'user' ? 'friend' : 'user';
  const rows = await FriendshipModel.query(db)
    .withGraphJoined(`${other}(profile)`, { joinOperation: 'innerJoin' })
    .where({ [`friendships.${side}Id`]: readerId, 'friendships.status': status })
    .whereNull(`${other}.closedAt`)
    .modify((query) => {
      if (blockedBy) void query.whereIn('friendships.blockedBy', blockedBy);
    });
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    friendId: row.friendId,
    status: row.status,
    friend: personSeen(row[other]),
  }));
}

/** Sorted here and not by the database: each one has its own order of names. */
const sortedByName = (...parts: FriendshipEntry[][]): FriendshipEntry[] =>
  parts.flat().sort((a, b) => byName(a.friend, b.friend));

export const readFriends = async (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  sortedByName(
    await entriesWhere(db, readerId, 'user', 'accepted'),
    await entriesWhere(db, readerId, 'friend', 'accepted'),
  );

/** Requests to the reader, without the reader's own requests. */
export const readRequests = async (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  sortedByName(await entriesWhere(db, readerId, 'friend', 'pending'));

/** Whom the reader has blocked, not who has blocked the reader. */
export const readBlocked = async (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  sortedByName(
    await entriesWhere(db, readerId, 'user', 'blocked', ['user', 'both']),
    await entriesWhere(db, readerId, 'friend', 'blocked', ['friend', 'both']),
  );
