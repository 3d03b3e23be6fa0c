import {
  CODE_BYTES,
  pageOf,
  redeemProblem,
  redeemError,
  redemptionCode,
  apiError,
} from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { addBucks } from './users.ts';
import { requireSelf } from './people.ts';

export type RewardHandlers = Pick<MockHandlers, 'listRewards' | 'redeemReward' | 'listRedemptions'>;

export const rewards: RewardHandlers = {
  async listRewards(_, { store }) {
    return store.rewards.all().toSorted((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
  },

  async redeemReward({ params: { id } }, { store, caller, now }) {
    const member = caller();
    const reward = store.rewards.findFirst((q) => q.where({ id }));
    if (!reward) throw apiError('rewardNotFound');
    const problem = redeemProblem(reward, member.friendbaseBucks);
    if (problem) throw apiError(...redeemError(problem, reward.cost, member.friendbaseBucks));
    const code = freeCode(store);
    await store.redemptions.create({
      id: crypto.randomUUID(),
      userId: member.id,
      rewardId: id,
      name: reward.name,
      cost: reward.cost,
      redemptionCode: code,
      createdAt: now().toISOString(),
    });
    await addBucks(store, member.id, -reward.cost);
    return { redemptionCode: code };
  },

  async listRedemptions({ params: { userId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    const own = store.redemptions.findMany((q) => q.where({ userId }));
    return pageOf(newestFirst(own, query), query.limit);
  },
};

/** A code that no redemption has. */
function freeCode(store: Store): string {
  const code = redemptionCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
  return store.redemptions.findFirst((q) => q.where({ redemptionCode: code })) ? freeCode(store) : code;
}
