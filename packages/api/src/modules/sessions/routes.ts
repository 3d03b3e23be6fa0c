import { requireOwnAccount } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { readSessions, SessionModel } from './model.ts';

export const sessionHandlers = ({
  db,
  clock,
  live,
}: Pick<Deps, 'db' | 'clock' | 'live'>): HandlersOf<'listSessions' | 'endOtherSessions'> => ({
  async listSessions({ params }, context) {
    requireSelf(params.userId, context);
    return readSessions(db, context.member, clock.now());
  },

  async endOtherSessions({ params }, context) {
    const userId = requireSelf(params.userId, context);
    requireOwnAccount(context.member);
    await context.write(async (trx) => {
      await SessionModel.query(trx)
        .where({ userId })
        .whereNot({ tokenHash: context.member.sessionHash })
        .delete();
      live.tell(trx, { memberId: userId, name: 'sessionEnded', data: {} });
    });
  },
});
