import { getCare, updateCare, type CareChange } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What the member told us about themselves. */
export const careFactsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['getCare', userId],
    queryFn: ({ signal }) => call(getCare, { params: { userId } }, { signal }),
  });

export const updateCareMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['updateCare'], {
    mutationFn: (body: CareChange) => call(updateCare, { params: { userId }, body }),
    onSuccess: (facts) => void queryClient.setQueryData(careFactsQuery(userId).queryKey, facts),
  });
