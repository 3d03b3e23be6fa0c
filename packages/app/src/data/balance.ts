import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from './users.ts';

/** Shows a balance as it is after a payment that was answered. The fetch behind every payment brings the server's own. */
export const takeFromBalance = (queryClient: QueryClient, fbb: number): void =>
  void queryClient.setQueryData(
    userQuery.queryKey,
    (user) => user && { ...user, friendbaseBucks: Math.max(0, user.friendbaseBucks - fbb) },
  );
