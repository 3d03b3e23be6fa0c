import {
  listRedemptions,
  listRewards,
  redeemReward,
  type Redemption,
  type Reward,
} from '@friendbase/contract';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { takeFromBalance } from './users.ts';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** All rewards, the cheapest first. */
export const rewardsQuery = queryOptions({
  queryKey: ['listRewards'],
  queryFn: ({ signal }) => call(listRewards, {}, { signal }),
});

/** The member's codes, the latest first. */
export const redemptionsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['listRedemptions', userId],
    queryFn: ({ pageParam: before, signal }) =>
      call(listRedemptions, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

type Redemptions = InfiniteData<{ items: Redemption[]; next: string | undefined }, string | undefined>;

/**
 * Redeems a reward for a code. With the answer its cost leaves the balance: once, also where both were fetched after an
 * answer that was lost, and the press repeated.
 */
export const redeemRewardMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['redeemReward'], {
    mutationFn: ({ id }: Reward) => call(redeemReward, { params: { id } }),
    onSuccess: ({ redemptionCode }, { cost }) => {
      const codes = queryClient.getQueryData<Redemptions>(['listRedemptions', userId]);
      const isListed = codes?.pages.some(({ items }) =>
        items.some((item) => item.redemptionCode === redemptionCode),
      );
      if (!isListed) takeFromBalance(queryClient, cost);
    },
  });
