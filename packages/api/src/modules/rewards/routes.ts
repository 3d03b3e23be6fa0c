import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { readRedemptions, readRewards } from './model.ts';
import { redeemOnce } from './commands.ts';

type RewardHandlers = HandlersOf<'listRewards' | 'redeemReward' | 'listRedemptions'>;

export const rewardHandlers = (deps: Deps): RewardHandlers => ({
  listRewards: () => readRewards(deps.db),

  redeemReward({ params: { id } }, { member, createOnce }) {
    const redeeming = { rewardId: id, memberId: member.id, now: deps.clock.now() };
    return createOnce((trx) => redeemOnce(trx, deps, redeeming));
  },

  listRedemptions: async ({ params, query }, context) =>
    readRedemptions(deps.db, requireSelf(params.userId, context), query),
});
