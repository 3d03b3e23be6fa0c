import { isPaused, apiError, User } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { readPlace } from '../../live/events.ts';
import { findByEmail } from '../users/model.ts';
import { accountCommands } from './commands.ts';

type AccountHandlers = HandlersOf<
  'getMe' | 'logIn' | 'register' | 'findUsername' | 'logOut' | 'changePassword'
>;

export function accountHandlers(deps: Deps, limits: Limits): AccountHandlers {
  const commands = accountCommands(deps, limits);
  return {
    async getMe({ query }, { member }) {
      const now = deps.clock.now();
      const pausedUntil = isPaused(member.pausedUntil, now) ? member.pausedUntil : null;
      const { isModerator, isOrganizer } = member;
      const me = { ...User.parse(member), isModerator, isOrganizer, pausedUntil };
      return query.with === 'place' ? { ...me, place: String(await readPlace(deps.db, member.id)) } : me;
    },
    logIn: ({ body }, context) => commands.logIn(body, context),
    register: ({ body }, context) => commands.register(body, context),
    changePassword: ({ body }, context) => commands.changePassword(body, context),
    logOut: (_, context) => context.endSession(),

    async findUsername({ body: { email } }) {
      const member = await findByEmail(deps.db, email);
      if (!member) throw apiError('accountNotFound');
      return { username: member.username };
    },
  };
}
