import { listFeed } from '@friendbase/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { ownPostsKey } from './feedCache.ts';

/** So many posts stand on the page of the member, above their account, and so many more come with a press. */
export const FIRST_OWN_POSTS = 3;
export const MORE_OWN_POSTS = 5;

/** The member's own posts, newest first: what the feed has of them, and it changes with the feed. */
export const ownPostsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ownPostsKey(userId),
    queryFn: ({ pageParam: before, signal }) => {
      const limit = before === undefined ? FIRST_OWN_POSTS : MORE_OWN_POSTS;
      return call(listFeed, { params: { userId }, query: { author: userId, before, limit } }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
