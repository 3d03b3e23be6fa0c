import { rewardVideo, type VideoId } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';
import { userQuery } from './users.ts';

/** Pays for a video that was watched, once a day. The balance is the one of the answer. */
export const rewardVideoMutation = (queryClient: QueryClient) =>
  mutation(['rewardVideo'], {
    mutationFn: (id: VideoId) => call(rewardVideo, { params: { id } }),
    onSuccess: ({ friendbaseBucks }) =>
      void queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, friendbaseBucks }),
  });
