import { getPost, isApiError, type FeedEntry, type Page } from '@friendbase/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { feedKey, type FeedKey } from './feedCache.ts';

/** One post alone, as a feed of one or, where it cannot be read anymore, of none: it changes with the feed. */
export const askedPostQuery = (postId: string) => (userId: string) => {
  const queryKey: FeedKey = [...feedKey(userId), postId];
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Page<FeedEntry>> => {
      try {
        return { items: [await call(getPost, { params: { id: postId } }, { signal })], next: undefined };
      } catch (error) {
        if (isApiError(error, 404)) return { items: [], next: undefined };
        throw error;
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
};
