import { isFoundBy } from '@friendbase/contract';
import type { Liking } from '@friendbase/contract';
import type { Knex } from 'knex';
import { hasFriendInCommon, KNOWABLE_SQL } from '../friendships/circle.ts';
import { FriendshipModel } from '../friendships/model.ts';
import { orderedPair } from '../friendships/pairedIds.ts';
import { MemberModel } from '../users/model.ts';
import { readLikings } from './model.ts';

/** What a member likes, as another one may see it: by the rule of the contract's `getLikings`. */
export async function likingsSeen(db: Knex, reader: string, id: string): Promise<Liking[]> {
  const person = await MemberModel.query(db)
    .findById(id)
    .select('findableBy', 'profileHiddenAt')
    .whereRaw(KNOWABLE_SQL, { reader });
  if (!person || person.profileHiddenAt) return [];
  const row = await FriendshipModel.query(db).findOne(orderedPair(reader, id));
  // A row that is left is no block: of who asks, it is known who they are.
  const isNear = row?.status === 'accepted' || row?.userId === id;
  const isShown =
    isNear ||
    isFoundBy((await hasFriendInCommon(db, reader, id)) ? 'friendOfFriend' : 'none', person.findableBy);
  return isShown ? readLikings(db, id) : [];
}
