import type { QueryClient } from '@tanstack/react-query';
import type { Feed } from './feedCache.ts';

type FeedKey = readonly ['listFeed', userId: string];

export const feedKey = (userId: string): FeedKey => ['listFeed', userId];

/** The feed that is loaded, with what the member did that is not saved yet. */
export const readFeed = (queryClient: QueryClient, userId: string): Feed | undefined =>
  queryClient.getQueryData<Feed>(feedKey(userId));

/**
 * Changes the feed that is loaded. What is being fetched may have been read before the change, and is cancelled: the write
 * that is behind the change invalidates the feed. The time of the last answer stays: “Updated 2:05 PM” tells of that.
 */
export async function changeFeed(
  queryClient: QueryClient,
  userId: string,
  change: (feed: Feed) => Feed,
): Promise<void> {
  const queryKey = feedKey(userId);
  await queryClient.cancelQueries({ queryKey });
  const state = queryClient.getQueryState<Feed>(queryKey);
  if (state?.data) queryClient.setQueryData(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
}
