import { listFeed } from '@friendbase/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { feedKey } from './feedCache.ts';

/** The member's feed, newest first, page by page. */
export const feedQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: feedKey(userId),
    queryFn: ({ pageParam: before, signal }) =>
      call(listFeed, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
