import { relationIn } from '@friendbase/contract';
import type { Friendship, FriendshipRecord, Relation } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { orderedPair } from './pairedIds.ts';
import { MemberModel } from '../users/model.ts';

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
  declare askedAt?: string | undefined;
  // Present where the query joins it.
  declare friend: MemberModel;

  static override relationMappings = {
    friend: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'friendships.friendId', to: 'users.id' },
    },
  };
}

export const friendshipRow = (record: FriendshipRecord) => ({
  ...record,
  ...orderedPair(record.userId, record.friendId),
});

/** How two members stand to each other. */
export async function relationBetween(db: Knex, memberId: string, otherId: string): Promise<Relation> {
  if (memberId === otherId) return 'self';
  const row = await FriendshipModel.query(db).findOne(orderedPair(memberId, otherId)).select('status');
  return relationIn(row?.status);
}
