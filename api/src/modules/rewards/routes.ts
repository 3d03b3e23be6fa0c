import type { Deps, HandlersOf } from '../../http/context.ts';
import { own } from '../../http/own.ts';
import { readRedemptions, readRewards } from './model.ts';
import { redeemOnce } from './redeem.ts';

type RewardHandlers = HandlersOf<'listRewards' | 'redeemReward' | 'listRedemptions'>;

export const rewardHandlers = (deps: Deps): RewardHandlers => ({
  listRewards: () => readRewards(deps.db),

  redeemReward: async ({ params: { id } }, { member }) => ({
    redemptionCode: await redeemOnce(deps, { rewardId: id, memberId: member.id, now: deps.clock.now() }),
  }),

  listRedemptions: async ({ params, query }, context) =>
    readRedemptions(deps.db, own(params.userId, context), query),
});
