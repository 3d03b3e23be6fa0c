import {
  askedFriendship,
  changedFriendship,
  endedFriendship,
  friendshipShownTo,
  notFound,
} from '@friendbase/contract';
import type { FriendshipRecord } from '@friendbase/contract';
import type { Knex } from 'knex';
import { orderedPair } from '../../db/orderedPair.ts';
import { transact } from '../../db/transact.ts';
import type { Deps, HandlersOf } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { own } from '../../http/own.ts';
import { requireMember } from '../users/model.ts';
import { readBlocked, readFriends, readRequests } from './lists.ts';
import { addFriendship, FriendshipModel, holdFriendship, writeFriendship } from './model.ts';
import { readSuggestions } from './suggestions.ts';

type FriendshipHandlers = HandlersOf<
  | 'listFriends'
  | 'suggestFriends'
  | 'listFriendRequests'
  | 'listBlocked'
  | 'createFriendship'
  | 'updateFriendship'
  | 'deleteFriendship'
>;

export const friendshipHandlers = ({ db, ids }: Deps, limits: Limits): FriendshipHandlers => ({
  listFriends: async ({ params }, context) => readFriends(db, own(params.userId, context)),
  listFriendRequests: async ({ params }, context) => readRequests(db, own(params.userId, context)),
  listBlocked: async ({ params }, context) => readBlocked(db, own(params.userId, context)),
  suggestFriends: async ({ params }, context) => readSuggestions(db, own(params.userId, context)),

  async createFriendship({ body }, context) {
    const memberId = own(body.userId, context);
    if (body.status === 'pending') await limits.count('friendRequest', memberId);
    await requireMember(db, body.friendId);
    const record = await transact(db, (trx) => ask(trx, { ...body, id: ids.next() }));
    return friendshipShownTo(record, memberId);
  },

  updateFriendship: ({ params: { id }, body }, { member }) =>
    transact(db, async (trx) => {
      const changed = changedFriendship(await holdOwn(trx, id, member.id), member.id, body.status);
      await writeFriendship(trx, changed);
      return friendshipShownTo(changed, member.id);
    }),

  deleteFriendship: ({ params: { id } }, { member }) =>
    transact(db, async (trx) => {
      const left = endedFriendship(await holdOwn(trx, id, member.id), member.id);
      if (left) await writeFriendship(trx, left);
      else await FriendshipModel.query(trx).deleteById(id);
    }),
});

/** Throws 404 for a row that is not there, and in the same words for one between others. */
async function holdOwn(trx: Knex.Transaction, id: string, memberId: string): Promise<FriendshipRecord> {
  const record = await holdFriendship(trx, { id });
  if (!record || ![record.userId, record.friendId].includes(memberId)) throw notFound('friend request');
  return record;
}

async function ask(
  trx: Knex.Transaction,
  asked: Parameters<typeof askedFriendship>[1],
): Promise<FriendshipRecord> {
  const added = askedFriendship(undefined, asked);
  if (await addFriendship(trx, added)) return added;
  // The pair has a row, perhaps since a moment ago: the other one may have asked at the same time.
  const existing = await holdFriendship(trx, orderedPair(asked.userId, asked.friendId));
  // It may have ended since, too.
  if (!existing) return ask(trx, asked);
  const changed = askedFriendship(existing, asked);
  await writeFriendship(trx, changed);
  return changed;
}
