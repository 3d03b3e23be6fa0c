import type { Words } from '@friendbase/ui-kit/words';
import type { QueryClient } from '@tanstack/react-query';
import type { Refreshed } from './refresh.ts';

/** What the page of a member has for what happens. */
export interface LiveParts {
  queryClient: QueryClient;
  memberId: string;
  /** Says it, as the member wishes. */
  say: (words: Words) => void;
  signal: AbortSignal;
}

/** Whether a page shows this list now. */
export const isShown = (queryClient: QueryClient, queryKey: readonly [Refreshed, string]): boolean =>
  (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
