import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { requireSelf } from '../../http/requireSelf.ts';
import type { HandlersOf } from '../context.ts';
import { requireMember } from '../users/model.ts';
import { askOrBlock, changeFriendship, endFriendship } from './commands.ts';
import { readBlocked, readFriends, readRequests } from './lists.ts';
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

export const friendshipHandlers = ({ db, clock, ids }: Deps, limits: Limits): FriendshipHandlers => ({
  listFriends: async ({ params }, context) => readFriends(db, requireSelf(params.userId, context)),
  listFriendRequests: async ({ params }, context) => readRequests(db, requireSelf(params.userId, context)),
  listBlocked: async ({ params }, context) => readBlocked(db, requireSelf(params.userId, context)),
  suggestFriends: async ({ params }, context) => readSuggestions(db, requireSelf(params.userId, context)),

  async createFriendship({ body }, context) {
    const memberId = requireSelf(body.userId, context);
    if (body.status === 'pending') {
      await limits.count('friendRequest', memberId);
      await limits.count('requestToOne', memberId, body.friendId);
    }
    return context.createOnce(async (trx) => {
      await requireMember(trx, body.friendId);
      return askOrBlock(trx, { ...body, id: ids.next(), askedAt: clock.now().toISOString() });
    });
  },

  updateFriendship: ({ params: { id }, body }, { member }) =>
    changeFriendship(db, id, member.id, body.status),
  deleteFriendship: ({ params: { id }, query }, { member }) => endFriendship(db, id, member.id, query.status),
});
