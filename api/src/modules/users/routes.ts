import type { Deps, HandlersOf } from '../../http/context.ts';
import { own } from '../../http/own.ts';
import { asUser, changeMember } from './model.ts';

export const userHandlers = ({ db }: Pick<Deps, 'db'>): HandlersOf<'getUser' | 'updateUser'> => ({
  getUser: async (_, { member }) => asUser(member),

  updateUser: async ({ params, body }, context) =>
    asUser(await changeMember(db, own(params.id, context), body)),
});
