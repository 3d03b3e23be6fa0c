import {
  CODE_BYTES,
  pageOf,
  redeemProblem,
  redeemError,
  redemptionCode,
  apiError,
} from '@friendbase/contract';
import type { AvatarFrame, Redemption, RewardContent } from '@friendbase/contract';
import { demoRewards } from '@friendbase/contract/fixtures';
import type { MockHandlers } from '../mockContext.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { addBucks } from './users.ts';
import { requireSelf } from './people.ts';
import { photoOf } from './planPhotos.ts';

type RewardHandlers = Pick<MockHandlers, 'listRewards' | 'redeemReward' | 'listRedemptions'>;

export const rewards: RewardHandlers = {
  async listRewards(_input, { store }) {
    return store.rewards
      .all()
      .filter(({ id }) => store.plans.findFirst((q) => q.where({ id }))?.state !== 'cancelled')
      .map(({ delivers: _, ...reward }) => ({ ...reward, ...photoOf(store, reward.id) }))
      .toSorted((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
  },

  async redeemReward({ params: { id } }, { store, caller, now }) {
    const member = caller();
    const reward = store.rewards.findFirst((q) => q.where({ id }));
    if (!reward) throw apiError('rewardNotFound');
    const problem = redeemProblem(reward, member.friendbaseBucks);
    if (problem) throw apiError(...redeemError(problem, reward.cost, member.friendbaseBucks));
    const code = freeCode(store);
    const delivers = contentOf(store, id);
    await store.redemptions.create({
      id: crypto.randomUUID(),
      userId: member.id,
      rewardId: id,
      name: reward.name,
      easyName: reward.easyName,
      cost: reward.cost,
      redemptionCode: code,
      delivers,
      createdAt: now().toISOString(),
      usedAt: null,
    });
    await addBucks(store, member.id, -reward.cost);
    return { redemptionCode: code, delivers };
  },

  async listRedemptions({ params: { userId }, query }, { store, caller }) {
    requireSelf(caller(), userId);
    return pageOf(newestFirst(redemptionsOf(store, userId), query), query.limit);
  },
};

/** What a reward delivers: of one that was stored before that was said, what the seed says now. */
function contentOf(store: Store, rewardId: string): RewardContent {
  const stored = store.rewards.findFirst((q) => q.where({ id: rewardId }))?.delivers;
  const seeded = demoRewards().find(({ id }) => id === rewardId);
  return stored ?? seeded?.delivers ?? { kind: 'code', shownTo: 'the people who run FriendBase' };
}

/** What was redeemed, with all that one of a demo that was stored from before does not say. */
export const redemptionSeen = (
  store: Store,
  one: ReturnType<Store['redemptions']['all']>[number],
): Redemption & { userId: string } => ({
  ...one,
  easyName: one.easyName ?? '',
  usedAt: one.usedAt ?? null,
  delivers: one.delivers ?? contentOf(store, one.rewardId),
});

const redemptionsOf = (store: Store, userId: string) =>
  store.redemptions.findMany((q) => q.where({ userId })).map((one) => redemptionSeen(store, one));

/** Throws 404 for a frame that no reward of the member's delivered. */
export function requireFrame(store: Store, userId: string, frame: AvatarFrame): void {
  const delivered = redemptionsOf(store, userId).map(({ delivers }) => delivers);
  if (!delivered.some((content) => content.kind === 'frame' && content.frame === frame))
    throw apiError('rewardNotFound');
}

/** A code that no redemption has. */
function freeCode(store: Store): string {
  const code = redemptionCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
  return store.redemptions.findFirst((q) => q.where({ redemptionCode: code })) ? freeCode(store) : code;
}
