import { createPost, type FeedEntry, type GivenOf, type Person, type Post } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './accounts.ts';
import { call } from './call.ts';
import { changeFeed, findEntry, type Feed } from './feedCache.ts';
import { mutation } from './mutation.ts';
import { userQuery } from './users.ts';

/** The feed with a post on top, unless it is in it already. */
export function withPost(feed: Feed, post: FeedEntry): Feed {
  const [first, ...rest] = feed.pages;
  if (!first || findEntry(feed, post.id)) return feed;
  return { ...feed, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
}

/** How a post that was just shared stands in the feed of its author. */
const ownEntry = (post: Post, { id, username, displayName, avatarUrl, badge }: Person): FeedEntry => ({
  ...post,
  author: {
    id,
    username,
    displayName,
    ...(avatarUrl !== undefined && { avatarUrl }),
    ...(badge && { badge }),
  },
  isLikedByUser: false,
  likesCount: 0,
  commentsCount: 0,
});

/** Shares a post. It is done with the answer, which is put on top of the feed. */
export const createPostMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['createPost'], {
    mutationFn: (post: Omit<GivenOf<typeof createPost>['body'], 'authorId'>) =>
      call(createPost, { body: { ...post, authorId: userId } }),
    onSuccess: async (post) => {
      const author = queryClient.getQueryData(userQuery.queryKey);
      if (!author) return;
      const badge = queryClient.getQueryData(meQuery.queryKey)?.isModerator ? 'moderator' : undefined;
      const entry = ownEntry(post, { ...author, badge });
      await changeFeed(queryClient, userId, (feed) => withPost(feed, entry));
    },
  });
