import { getLikings, updateLikings, type Liking } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What a member likes, as far as the reader may know it. */
export const likingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['getLikings', userId],
    queryFn: ({ signal }) => call(getLikings, { params: { userId } }, { signal }),
  });

export const updateLikingsMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['updateLikings'], {
    mutationFn: (likings: Liking[]) => call(updateLikings, { params: { userId }, body: { likings } }),
    onSuccess: (chosen) => void queryClient.setQueryData(likingsQuery(userId).queryKey, chosen),
  });
