import { getCareFacts, updateCareFacts, type CareChange } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What the member told us about themselves. */
export const careFactsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['getCareFacts', userId],
    queryFn: ({ signal }) => call(getCareFacts, { params: { userId } }, { signal }),
  });

export const updateCareFactsMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['updateCareFacts'], {
    mutationFn: (body: CareChange) => call(updateCareFacts, { params: { userId }, body }),
    onSuccess: (facts) => void queryClient.setQueryData(careFactsQuery(userId).queryKey, facts),
  });
