import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { readLikings, writeLikings } from './model.ts';
import { likingsSeen } from './seen.ts';

export const likingHandlers = ({ db }: Deps): HandlersOf<'getLikings' | 'updateLikings'> => ({
  getLikings: async ({ params: { userId } }, { member: { id } }) => ({
    likings: await (userId === id ? readLikings(db, id) : likingsSeen(db, id, userId)),
  }),

  async updateLikings({ params, body }, context) {
    const id = requireSelf(params.userId, context);
    return { likings: await context.write((trx) => writeLikings(trx, id, body.likings)) };
  },
});
