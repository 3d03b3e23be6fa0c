import { createLike, deleteLike } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { findEntry, withLike } from './feedCache.ts';
import { changeFeed, readFeed } from './feedStore.ts';
import { mutation } from './mutation.ts';

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
  const mutationKey = ['createLike', postId];
  const show = (isWanted: boolean) =>
    changeFeed(queryClient, userId, (feed) => withLike(feed, postId, isWanted));
  const sharedWithEarlierPresses = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.context as SavedLike | undefined)
      .find(Boolean);
  return mutation(['createLike', 'deleteLike'], {
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
      if (saved && queryClient.isMutating({ mutationKey }) === 1) show(saved.isLiked);
    },
  });
};
