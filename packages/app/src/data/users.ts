import { getUser } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

/** The member with their FBB balance. */
export const userQuery = queryOptions({
  queryKey: ['getUser'],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
});

/** Shows a balance as it is after a payment that was answered. The fetch behind every payment brings the server's own. */
export const takeFromBalance = (queryClient: QueryClient, fbb: number): void =>
  void queryClient.setQueryData(
    userQuery.queryKey,
    (user) => user && { ...user, friendbaseBucks: Math.max(0, user.friendbaseBucks - fbb) },
  );
