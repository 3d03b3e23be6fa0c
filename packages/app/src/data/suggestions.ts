import { suggestFriends } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Up to three people the member may like to know, each with why. */
export const suggestionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['suggestFriends', userId],
    queryFn: ({ signal }) => call(suggestFriends, { params: { userId } }, { signal }),
  });
