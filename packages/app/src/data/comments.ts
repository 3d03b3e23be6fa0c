import { createComment, deleteComment, listComments, type CommentEntry } from '@friendbase/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { withComments, changeFeed } from './feedCache.ts';
import { changeItems, type Pages } from './loadedPages.ts';
import { mutation } from './mutation.ts';

/** The comments under a post. The first page is the newest; each page begins with its oldest comment. */
export const commentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: ['listComments', postId],
    queryFn: ({ pageParam: before, signal }) =>
      call(listComments, { params: { id: postId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

const keyOf = (postId: string) => ['listComments', postId] as const;

type Comments = Pages<CommentEntry>;

const changeComments = (
  queryClient: QueryClient,
  postId: string,
  change: (items: CommentEntry[], page: number) => CommentEntry[],
): void =>
  void queryClient.setQueryData<Comments>(
    keyOf(postId),
    (comments) => comments && changeItems(comments, change),
  );

const isListed = (queryClient: QueryClient, { id, postId }: CommentEntry): boolean =>
  queryClient
    .getQueryData<Comments>(keyOf(postId))
    ?.pages.some(({ items }) => items.some((item) => item.id === id)) ?? false;

/**
 * Comments on a post. With the answer it stands under the post, and the feed counts it: once, also where it was fetched
 * after an answer that was lost, and the press repeated.
 */
export const createCommentMutation = (queryClient: QueryClient, userId: string, postId: string) =>
  mutation(['createComment'], {
    mutationKey: ['createComment', postId],
    mutationFn: (content: string) => call(createComment, { params: { id: postId }, body: { content } }),
    onSuccess: async (comment) => {
      if (isListed(queryClient, comment)) return;
      changeComments(queryClient, postId, (items, page) => (page === 0 ? [...items, comment] : items));
      await changeFeed(queryClient, userId, (feed) => withComments(feed, postId, 1));
    },
  });

/** Takes back one's own comment, or takes one down from one's own post. */
export const deleteCommentMutation = (queryClient: QueryClient, userId: string, postId: string) =>
  mutation(['deleteComment'], {
    mutationKey: ['createComment', postId],
    mutationFn: (commentId: string) => call(deleteComment, { params: { id: postId, commentId } }),
    onSuccess: async (_nothing, commentId) => {
      changeComments(queryClient, postId, (items) => items.filter(({ id }) => id !== commentId));
      await changeFeed(queryClient, userId, (feed) => withComments(feed, postId, -1));
    },
  });
