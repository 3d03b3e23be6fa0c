import { deletePost, listFeed } from '@friendbase/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { withoutPost, changeFeed, feedKey } from './feedCache.ts';
import { mutation } from './mutation.ts';

/** The member's feed, newest first, page by page. */
export const feedQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: feedKey(userId),
    queryFn: ({ pageParam: before, signal }) =>
      call(listFeed, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** Deletes the member's own post. With the answer it leaves the feed. */
export const deletePostMutation = (queryClient: QueryClient, userId: string) => {
  // With the post they are not there anymore: a fetch that is on its way would find nothing.
  const leaveComments = (id: string) => queryClient.cancelQueries({ queryKey: ['listComments', id] });
  return mutation(['deletePost'], {
    mutationFn: (id: string) => call(deletePost, { params: { id } }),
    onMutate: leaveComments,
    onSuccess: async (_nothing, id) => {
      await changeFeed(queryClient, userId, (feed) => withoutPost(feed, id));
      void leaveComments(id);
    },
  });
};
