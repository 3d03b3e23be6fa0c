import type { QueryClient } from '@tanstack/react-query';

/** What every route knows: its loader starts its data with it. */
export interface RouterContext {
  queryClient: QueryClient;
  /** The acting member: the session's, and the only source of a user id in any call. */
  memberId: string;
  /** The page stands there already, as a server has rendered it: what comes after it is not waited for. */
  isServerRendered?: boolean;
}
