import { isFoundBy } from '@friendbase/contract';
import type { Liking } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { hasFriendInCommon, knowable } from '../friendships/circle.ts';
import { FriendshipModel } from '../friendships/model.ts';
import { orderedPair } from '../friendships/pairedIds.ts';
import { readLikings, writeLikings } from './model.ts';

/** What a member likes, as another one may see it: by the rule of the contract's `getLikings`. */
async function likingsSeen(db: Knex, reader: string, id: string): Promise<Liking[]> {
  const [person] = await knowable(db, reader, [id]).select('profileHiddenAt');
  if (!person || person.profileHiddenAt) return [];
  const row = await FriendshipModel.query(db).findOne(orderedPair(reader, id));
  // A row that is left is no block: of who asks, it is known who they are.
  const isNear = row?.status === 'accepted' || row?.userId === id;
  const isShown =
    isNear ||
    isFoundBy((await hasFriendInCommon(db, reader, id)) ? 'friendOfFriend' : 'none', person.findableBy);
  return isShown ? readLikings(db, id) : [];
}

export const likingHandlers = ({ db }: Deps): HandlersOf<'getLikings' | 'updateLikings'> => ({
  getLikings: async ({ params: { userId } }, { member: { id } }) => ({
    likings: await (userId === id ? readLikings(db, id) : likingsSeen(db, id, userId)),
  }),

  async updateLikings({ params, body }, context) {
    const id = requireSelf(params.userId, context);
    return { likings: await context.write((trx) => writeLikings(trx, id, body.likings)) };
  },
});
