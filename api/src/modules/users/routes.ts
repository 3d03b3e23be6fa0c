import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../../http/requireSelf.ts';
import type { HandlersOf } from '../context.ts';
import { changeMember } from './commands.ts';

export const userHandlers = ({ db }: Pick<Deps, 'db'>): HandlersOf<'getUser' | 'updateUser'> => ({
  getUser: async (_, { member }) => member,
  updateUser: async ({ params, body }, context) => changeMember(db, requireSelf(params.id, context), body),
});
