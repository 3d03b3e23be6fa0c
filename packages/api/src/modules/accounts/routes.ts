import { isPaused, apiError, User } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { newsReader, waitingCases } from '../news/model.ts';
import { findByEmail } from '../users/model.ts';
import { accountCommands } from './commands.ts';

type AccountHandlers = HandlersOf<
  'getMe' | 'logIn' | 'register' | 'findUsername' | 'logOut' | 'changePassword'
>;

export function accountHandlers(deps: Deps, limits: Limits): AccountHandlers {
  const commands = accountCommands(deps, limits);
  const readNews = newsReader(deps.db);
  return {
    async getMe({ query: { since } }, { member }) {
      const now = deps.clock.now();
      const pausedUntil = isPaused(member.pausedUntil, now) ? member.pausedUntil : null;
      const me = { ...User.parse(member), isModerator: member.isModerator, pausedUntil };
      if (since === undefined) return me;
      const news = await readNews(member.id, since, now);
      if (!member.isModerator) return { ...me, news };
      return { ...me, news: { ...news, cases: await waitingCases(deps.db, member.id) } };
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
