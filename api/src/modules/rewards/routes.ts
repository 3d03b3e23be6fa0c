import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../../http/requireSelf.ts';
import type { HandlersOf } from '../context.ts';
import { readRedemptions, readRewards } from './model.ts';
import { redeemOnce } from './commands.ts';

type RewardHandlers = HandlersOf<'listRewards' | 'redeemReward' | 'listRedemptions'>;

export const rewardHandlers = (deps: Deps): RewardHandlers => ({
  listRewards: () => readRewards(deps.db),

  redeemReward: async ({ params: { id } }, { member }) => ({
    redemptionCode: await redeemOnce(deps, { rewardId: id, memberId: member.id, now: deps.clock.now() }),
  }),

  listRedemptions: async ({ params, query }, context) =>
    readRedemptions(deps.db, requireSelf(params.userId, context), query),
});
