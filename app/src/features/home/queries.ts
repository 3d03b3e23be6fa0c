import { createLike, createPost, deleteLike, listFeed, type GivenOf } from '@friendbase/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** The member's feed, newest first, page by page. */
export const feedQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [listFeed.path, userId],
    queryFn: ({ pageParam: before, signal }) =>
      call(listFeed, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** After every change the feed is fetched again; a failed one leaves it as it was. Source: product spec §4. */
const refetchFeed = (queryClient: QueryClient, userId: string) =>
  queryClient.invalidateQueries({ queryKey: feedQuery(userId).queryKey });

export const createPostMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationKey: [createPost.path],
    mutationFn: (post: Omit<GivenOf<typeof createPost>['body'], 'authorId'>) =>
      call(createPost, { body: { ...post, authorId: userId } }),
    onSuccess: () => refetchFeed(queryClient, userId),
  });

/** Likes or takes the like back. */
export const likeMutation = (queryClient: QueryClient, userId: string, postId: string) =>
  mutationOptions({
    mutationKey: [createLike.path, postId],
    mutationFn: async (isWanted: boolean) => {
      const like = { userId, postId };
      if (isWanted) await call(createLike, { body: like });
      else await call(deleteLike, { params: like });
    },
    onSuccess: () => refetchFeed(queryClient, userId),
  });
