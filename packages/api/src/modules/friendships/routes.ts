import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { readPeople } from '../finding/search.ts';
import { requireMember, requireReachable } from '../users/model.ts';
import { askingCommand } from './asking.ts';
import { changeFriendship, endFriendship } from './commands.ts';
import { readBlocked, readFriends, readRequests } from './lists.ts';
import { readSuggestions } from './suggestions.ts';

type FriendshipHandlers = HandlersOf<
  | 'listFriends'
  | 'suggestFriends'
  | 'findPeople'
  | 'listFriendRequests'
  | 'listBlocked'
  | 'createFriendship'
  | 'updateFriendship'
  | 'deleteFriendship'
>;

export function friendshipHandlers(deps: Deps, limits: Limits): FriendshipHandlers {
  const { db, clock, live } = deps;
  const askFor = askingCommand(deps);
  return {
    listFriends: async ({ params }, context) => readFriends(db, requireSelf(params.userId, context)),
    listFriendRequests: async ({ params }, context) => readRequests(db, requireSelf(params.userId, context)),
    listBlocked: async ({ params }, context) => readBlocked(db, requireSelf(params.userId, context)),
    suggestFriends: async ({ params }, context) =>
      readSuggestions(db, requireSelf(params.userId, context), clock.now()),

    findPeople: async ({ query }, { member }) => readPeople(db, member.id, clock.now(), query.name),

    async createFriendship({ body }, context) {
      const memberId = requireSelf(body.userId, context);
      if (body.status === 'pending') {
        await limits.count('friendRequest', memberId);
        await limits.count('requestToOne', memberId, body.friendId);
      }
      return context.createOnce(async (trx) => {
        // A block reaches nobody: it holds where an account is opened again.
        await (body.status === 'pending' ? requireReachable : requireMember)(trx, body.friendId);
        return askFor(trx, context.member, body);
      });
    },

    updateFriendship: ({ params: { id }, body }, { member, write }) =>
      write(async (trx) => {
        const { friendship, told } = await changeFriendship(trx, id, member.id, body.status);
        live.tell(trx, ...told);
        return friendship;
      }),
    deleteFriendship: ({ params: { id }, query }, { member, write }) =>
      write(async (trx) => live.tell(trx, ...(await endFriendship(trx, id, member.id, query.status)))),
  };
}
