import { refused, User } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { newsReader } from '../news/model.ts';
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
      if (since === undefined) return member;
      const news = await readNews(member.id, since, deps.clock.now());
      return { ...User.parse(member), news };
    },
    logIn: ({ body }, context) => commands.logIn(body, context),
    register: ({ body }, context) => commands.register(body, context),
    changePassword: ({ body }, context) => commands.changePassword(body, context),
    logOut: (_, context) => context.endSession(),

    async findUsername({ body: { email } }) {
      const member = await findByEmail(deps.db, email);
      if (!member) throw refused('accountNotFound');
      return { username: member.username };
    },
  };
}
