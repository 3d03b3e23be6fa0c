import { notYours } from '@friendbase/contract';
import type { Deps, HandlersOf } from '../../http/context.ts';
import { asUser, changeMember } from './model.ts';

export const userHandlers = ({ db }: Pick<Deps, 'db'>): HandlersOf<'getUser' | 'updateUser'> => ({
  getUser: async (_, { member }) => asUser(member),

  updateUser: async ({ params, body }, { member }) => {
    if (params.id !== member.id) throw notYours();
    return asUser(await changeMember(db, member.id, body));
  },
});
