import { isApiError, isException } from '@friendbase/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

interface QueryClientOptions {
  /** Hears of every 401, whichever call met it. */
  onAccessRefused: () => void;
  /** Hears of every failure that is neither an error response nor a lost network. */
  onException: (error: unknown) => void;
}

/**
 * Server facts. Nothing is fetched again by itself: no interval, no focus, no retry, never stale
 * (product spec §9). `always` lets a call fail at once without a network, so that a reason can be shown.
 */
export function createQueryClient({ onAccessRefused, onException }: QueryClientOptions): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error, 401)) onAccessRefused();
    else if (isException(error)) onException(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Fetches what is on show and failed while there was no connection, a first or a later time. What is only old, because others
 * have changed it, stays as it is read.
 */
export const refreshFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
