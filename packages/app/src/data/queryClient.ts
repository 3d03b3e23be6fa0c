import { isApiError, isException } from '@friendbase/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { refreshAfter } from './refresh.ts';

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
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (_data, _error, _variables, _begun, mutation) => refreshAfter(queryClient, mutation),
    }),
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
  return queryClient;
}
