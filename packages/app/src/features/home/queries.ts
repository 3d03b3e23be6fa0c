import {
  createLike,
  createPost,
  deleteLike,
  listFeed,
  type FeedEntry,
  type GivenOf,
  type Person,
  type Post,
} from '@friendbase/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { userQuery } from '../../session/queries.ts';
import { findEntry, withLike, withPosts } from './feedCache.ts';
import { changeFeed, feedKey, keepWhatTheMemberDid, readFeed } from './feedStore.ts';

/** The member's feed, newest first, page by page. */
export const feedQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: feedKey(userId),
    queryFn: ({ pageParam: before, signal }) =>
      call(listFeed, { params: { userId }, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    persister: keepWhatTheMemberDid,
  });

/**
 * Fetches the feed again, as the product spec §4 asks after every change, on the side: nobody waits for it, and
 * a failed one leaves the feed as it was. It waits for “Show more posts”, which it would otherwise cancel.
 */
async function refreshFeed(queryClient: QueryClient, userId: string): Promise<void> {
  const queryKey = feedKey(userId);
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query?.state.fetchMeta?.fetchMore) await query.promise?.catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey });
}

/** How a post that was just shared stands in the feed of its author. */
const ownEntry = (post: Post, { id, username, displayName, avatarUrl }: Person): FeedEntry => ({
  ...post,
  author: { id, username, displayName, ...(avatarUrl !== undefined && { avatarUrl }) },
  isLikedByUser: false,
  likesCount: 0,
  commentsCount: 0,
});

/** Shares a post. It is done with the answer, which is put on top of the feed. */
export const createPostMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationKey: [createPost.path],
    mutationFn: (post: Omit<GivenOf<typeof createPost>['body'], 'authorId'>) =>
      call(createPost, { body: { ...post, authorId: userId } }),
    onSuccess: (post) => {
      const author = queryClient.getQueryData(userQuery.queryKey);
      if (author) changeFeed(queryClient, userId, (feed) => withPosts(feed, [ownEntry(post, author)]));
      void refreshFeed(queryClient, userId);
    },
  });

/** Whether the member likes the post, as the loaded feed shows it. */
export const isLiked = (queryClient: QueryClient, userId: string, postId: string): boolean =>
  findEntry(readFeed(queryClient, userId), postId)?.isLikedByUser ?? false;

/** What the server has. The presses on one post that wait for each other share it. */
interface SavedLike {
  isLiked: boolean;
}

/**
 * Likes a post or takes the like back. The feed shows it at once. The presses on one post are saved one after
 * the other, also when the member leaves the page; once the last is answered, the feed shows what was saved.
 */
export const likeMutation = (queryClient: QueryClient, userId: string, postId: string) => {
  const mutationKey = [createLike.path, postId];
  const show = (isWanted: boolean) =>
    changeFeed(queryClient, userId, (feed) => withLike(feed, postId, isWanted));
  const sharedWithEarlierPresses = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.context as SavedLike | undefined)
      .find(Boolean);
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (isWanted: boolean) => {
      const like = { userId, postId };
      if (isWanted) await call(createLike, { body: like });
      else await call(deleteLike, { params: like });
    },
    onMutate: (isWanted): SavedLike => {
      const saved = sharedWithEarlierPresses() ?? { isLiked: isLiked(queryClient, userId, postId) };
      show(isWanted);
      return saved;
    },
    onSuccess: (_data, isWanted, saved) => void (saved.isLiked = isWanted),
    onSettled: (_data, _error, _isWanted, saved) => {
      if (!saved || queryClient.isMutating({ mutationKey }) > 1) return;
      show(saved.isLiked);
      const isLastOfAll = queryClient.isMutating({ mutationKey: [createLike.path] }) === 1;
      if (isLastOfAll) void refreshFeed(queryClient, userId);
    },
  });
};
