import { listVideoRewards, rewardVideo, type VideoId } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';
import { userQuery } from './users.ts';

/** The videos that have paid today. Asked again at a later visit: a day ends by itself. */
export const videoRewardsQuery = queryOptions({
  queryKey: ['listVideoRewards'],
  queryFn: ({ signal }) => call(listVideoRewards, {}, { signal }),
  staleTime: 60_000,
});

/** Pays for a video that was watched, once a day. The balance is the one of the answer. */
export const rewardVideoMutation = (queryClient: QueryClient) =>
  mutation(['rewardVideo'], {
    mutationFn: (id: VideoId) => call(rewardVideo, { params: { id } }),
    onSuccess: ({ friendbaseBucks }) =>
      void queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, friendbaseBucks }),
  });
