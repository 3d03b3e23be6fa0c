import type { QueryClient } from '@tanstack/react-query';
import type { Chat } from './chatCache.ts';
import { chatKey } from './chatReading.ts';

/**
 * Keeps only the newest page of a chat that is left, however far up the member read: the next time it opens as fast as a
 * short one. The time of its last answer stays.
 */
export function forgetEarlier(queryClient: QueryClient, userId: string, partnerId: string): void {
  const queryKey = chatKey(userId, partnerId);
  const state = queryClient.getQueryState<Chat>(queryKey);
  if (!state?.data || state.data.pages.length < 2) return;
  const { pages, pageParams } = state.data;
  queryClient.setQueryData<Chat>(
    queryKey,
    { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) },
    { updatedAt: state.dataUpdatedAt },
  );
}
