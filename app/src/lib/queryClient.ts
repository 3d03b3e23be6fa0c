import { isApiError } from '@friendbase/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Server facts. Nothing is fetched again by itself: no interval, no focus, no retry, never stale
 * (product spec §9). `always` lets a call fail at once without a network, so that a reason can be shown.
 * `onAccessRefused` hears of every 401, whichever call met it.
 */
export function createQueryClient(onAccessRefused: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error, 401)) onAccessRefused();
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
