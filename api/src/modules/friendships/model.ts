import { relationIn } from '@friendbase/contract';
import type { Friendship, FriendshipRecord, Relation } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { orderedPair } from '../../db/orderedPair.ts';

/** A friendship as it is stored: one row a pair, held by the pair in one order. */
export class FriendshipModel extends Model implements FriendshipRecord {
  static override tableName = 'friendships';
  declare id: string;
  declare userId: string;
  declare friendId: string;
  declare lowId: string;
  declare highId: string;
  declare status: Friendship['status'];
  declare blockedBy: FriendshipRecord['blockedBy'];
}

export const friendshipRow = (record: FriendshipRecord) => ({
  ...record,
  ...orderedPair(record.userId, record.friendId),
});

const asRecord = ({ id, userId, friendId, status, blockedBy }: FriendshipModel): FriendshipRecord => ({
  id,
  userId,
  friendId,
  status,
  blockedBy,
});

type FriendshipKey = { id: string } | ReturnType<typeof orderedPair>;

/** A row, held until the transaction ends: nobody else changes it meanwhile. SQLite holds the whole database. */
export async function holdFriendship(
  trx: Knex.Transaction,
  key: FriendshipKey,
): Promise<FriendshipRecord | undefined> {
  const row = await FriendshipModel.query(trx).findOne(key).forUpdate();
  return row && asRecord(row);
}

/** Writes a row that is held. */
export async function writeFriendship(trx: Knex.Transaction, record: FriendshipRecord): Promise<void> {
  await FriendshipModel.query(trx).findById(record.id).patch(friendshipRow(record));
}

/** Whether the row was added; not where the pair has one already. */
export async function addFriendship(trx: Knex.Transaction, record: FriendshipRecord): Promise<boolean> {
  const added: unknown[] = await trx('friendships')
    .insert(friendshipRow(record))
    .onConflict(['lowId', 'highId'])
    .ignore()
    .returning('id');
  return added.length > 0;
}

/** How two members stand to each other. */
export async function relationBetween(db: Knex, memberId: string, otherId: string): Promise<Relation> {
  if (memberId === otherId) return 'self';
  const row = await FriendshipModel.query(db).findOne(orderedPair(memberId, otherId)).select('status');
  return relationIn(row?.status);
}

/** The ids of everyone who is blocked by the reader, or has blocked them, as a query inside a query. */
export const blockedWith = (db: Knex, readerId: string): Knex.QueryBuilder =>
  db('friendships')
    .where({ userId: readerId, status: 'blocked' })
    .select('friendId')
    .unionAll(db('friendships').where({ friendId: readerId, status: 'blocked' }).select('userId'));
