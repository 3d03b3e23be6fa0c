import {
  createPost,
  deletePost,
  NO_FEELINGS,
  type FeedEntry,
  type GivenOf,
  type Person,
  type Post,
} from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery, ownBadge } from './accounts.ts';
import { call } from './call.ts';
import { addToFeed, changeFeed, feedKey, ownPostsKey, withoutPost } from './feedCache.ts';
import { mutation } from './mutation.ts';
import { userQuery } from './users.ts';

/** How a post that was just shared stands in the feed of its author. */
const ownEntry = (
  post: Post,
  { id, username, displayName, avatarUrl, avatarFrame, badge }: Person,
): FeedEntry => ({
  ...post,
  author: {
    id,
    username,
    displayName,
    ...(avatarUrl !== undefined && { avatarUrl }),
    ...(avatarFrame && { avatarFrame }),
    ...(badge && { badge }),
  },
  isLikedByUser: false,
  likesCount: 0,
  commentsCount: 0,
  reactions: NO_FEELINGS,
  ownReaction: null,
});

/** Shares a post. It is done with the answer, which is put on top of the feed and of the member's own posts. */
export const createPostMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['createPost'], {
    mutationFn: (post: Omit<GivenOf<typeof createPost>['body'], 'authorId'>) =>
      call(createPost, { body: { ...post, authorId: userId } }),
    onSuccess: async (post) => {
      const author = queryClient.getQueryData(userQuery.queryKey);
      if (!author) return;
      const badge = ownBadge(queryClient.getQueryData(meQuery.queryKey));
      const entry = ownEntry(post, { ...author, badge });
      for (const key of [feedKey(userId), ownPostsKey(userId)]) await addToFeed(queryClient, key, entry);
    },
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
