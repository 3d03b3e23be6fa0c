import {
  askedFriendship,
  changedFriendship,
  endedFriendship,
  friendshipShownTo,
  apiError,
  toldOfFriendship,
} from '@friendbase/contract';
import type { Friendship, FriendshipRecord, Told } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { orderedPair } from './pairedIds.ts';
import { MemberModel } from '../users/model.ts';
import { FriendshipModel, friendshipRow } from './model.ts';

type Asked = Parameters<typeof askedFriendship>[1];

/** What a friendship has become, and what is told of it. */
interface Changed {
  friendship: Friendship;
  told: Told[];
}

/** Asks for a friendship, or blocks, by the rule of the contract's `askedFriendship`. */
export async function askOrBlock(trx: Knex.Transaction, asked: Asked): Promise<Changed> {
  const [before, after] = await ask(trx, asked);
  return { friendship: friendshipShownTo(after, asked.userId), told: toldOfFriendship(before, after) };
}

async function ask(
  trx: Knex.Transaction,
  asked: Asked,
): Promise<[before: FriendshipRecord | undefined, after: FriendshipRecord]> {
  const added = askedFriendship(undefined, asked);
  if (await insertIfAbsent(trx, FriendshipModel.tableName, friendshipRow(added))) return [undefined, added];
  // The pair has a row, perhaps since a moment ago: the other one may have asked at the same time.
  const existing = await holdFriendship(trx, orderedPair(asked.userId, asked.friendId));
  // It may have ended since, too.
  if (!existing) return ask(trx, asked);
  return [existing, await writeFriendship(trx, askedFriendship(existing, asked))];
}

/** Accepts or blocks, by the rule of the contract's `changedFriendship`. */
export async function changeFriendship(
  trx: Knex.Transaction,
  id: string,
  memberId: string,
  wanted: 'accepted' | 'blocked',
): Promise<Changed> {
  const held = await holdOwn(trx, id, memberId);
  if (wanted === 'accepted') await requireOpen(trx, [held.userId, held.friendId]);
  const changed = await writeFriendship(trx, changedFriendship(held, memberId, wanted));
  return { friendship: friendshipShownTo(changed, memberId), told: toldOfFriendship(held, changed) };
}

/** Removes a friend, a request or a block, by the rule of the contract's `endedFriendship`. Answers what is told of it. */
export async function endFriendship(
  trx: Knex.Transaction,
  id: string,
  memberId: string,
  meant?: 'pending',
): Promise<Told[]> {
  const held = await holdOwn(trx, id, memberId);
  const left = endedFriendship(held, memberId, meant);
  if (left) await writeFriendship(trx, left);
  else await FriendshipModel.query(trx).deleteById(id);
  return toldOfFriendship(held, left);
}

/** Throws 404 for a row that is not there, and in the same words for one between others. */
async function holdOwn(trx: Knex.Transaction, id: string, memberId: string): Promise<FriendshipRecord> {
  const record = await holdFriendship(trx, { id });
  if (!record || ![record.userId, record.friendId].includes(memberId))
    throw apiError('friendRequestNotFound');
  return record;
}

/** Throws 404 where one of the two was closed: their request is in no list. */
async function requireOpen(trx: Knex.Transaction, pair: string[]): Promise<void> {
  const closed = await MemberModel.query(trx).findByIds(pair).whereNotNull('closedAt').select('id').first();
  if (closed) throw apiError('friendRequestNotFound');
}

type FriendshipKey = { id: string } | ReturnType<typeof orderedPair>;

/** A row, locked until the transaction ends. SQLite locks the whole database. */
export async function holdFriendship(
  trx: Knex.Transaction,
  key: FriendshipKey,
): Promise<FriendshipRecord | undefined> {
  const row = await FriendshipModel.query(trx).findOne(key).forUpdate();
  return (
    row && {
      id: row.id,
      userId: row.userId,
      friendId: row.friendId,
      status: row.status,
      blockedBy: row.blockedBy,
    }
  );
}

/** Writes the row of a pair that is locked. Found by the pair: its id may change. */
async function writeFriendship(trx: Knex.Transaction, record: FriendshipRecord): Promise<FriendshipRecord> {
  const { userId, friendId } = record;
  await FriendshipModel.query(trx).where(orderedPair(userId, friendId)).patch(friendshipRow(record));
  return record;
}
