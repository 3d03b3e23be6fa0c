import { byName } from '@friendbase/contract';
import type { Friendship, FriendshipEntry, FriendshipRecord, Side } from '@friendbase/contract';
import type { Knex } from 'knex';
import { personSql, seenPerson } from '../users/seenPerson.ts';
import type { PersonRow } from '../users/seenPerson.ts';

type EntryRow = PersonRow & Pick<FriendshipEntry, 'id' | 'userId' | 'friendId' | 'status'>;

/** Rows of a status with the reader on one side, each with the member on the other. Closed accounts are in no list. */
function sideSql(
  side: Side,
  status: Friendship['status'],
  blockedBy: FriendshipRecord['blockedBy'][],
): string {
  const other = side === 'user' ? 'friend' : 'user';
  const blockers = blockedBy.map((who) => `'${who}'`).join(', ');
  return `select friendships.id, friendships.user_id, friendships.friend_id, friendships.status,
    ${personSql('other')}, other.bio
  from friendships join users other on other.id = friendships.${other}_id
  where friendships.${side}_id = :reader and friendships.status = '${status}' and other.closed_at is null
    ${blockers && `and friendships.blocked_by in (${blockers})`}`;
}

/** The entries of one statement of some sides. Raw SQL: every page asks, and Objection's joined graph takes several times as long. */
async function readSides(db: Knex, readerId: string, sides: string[]): Promise<FriendshipEntry[]> {
  const rows = await db.raw<EntryRow[]>(sides.join(' union all '), { reader: readerId });
  const entries = rows.map((row) => {
    const { id, userId, friendId, status } = row;
    const other = userId === readerId ? friendId : userId;
    return { id, userId, friendId, status, friend: seenPerson(other, row) };
  });
  // Sorted here and not by the database: each one has its own order of names.
  return entries.sort((a, b) => byName(a.friend, b.friend));
}

export const readFriends = (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  readSides(db, readerId, [sideSql('user', 'accepted', []), sideSql('friend', 'accepted', [])]);

/** Requests to the reader, without the reader's own requests. */
export const readRequests = (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  readSides(db, readerId, [sideSql('friend', 'pending', [])]);

/** Whom the reader has blocked, not who has blocked the reader. */
export const readBlocked = (db: Knex, readerId: string): Promise<FriendshipEntry[]> =>
  readSides(db, readerId, [
    sideSql('user', 'blocked', ['user', 'both']),
    sideSql('friend', 'blocked', ['friend', 'both']),
  ]);
