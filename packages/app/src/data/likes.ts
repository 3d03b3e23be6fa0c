import { createLike, deleteLike } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { readEntry, withLike, changeFeed } from './feedCache.ts';
import { mutation } from './mutation.ts';

/** Whether the member likes the post, as the loaded feed shows it. */
export const isLiked = (queryClient: QueryClient, userId: string, postId: string): boolean =>
  readEntry(queryClient, userId, postId)?.isLikedByUser ?? false;

/** What the server has. Presses on one post that wait for each other share it: the last of them may have to restore it. */
interface Snapshot {
  isLiked: boolean;
}

/**
 * Likes a post or takes the like back, optimistically. The presses on one post are saved one after the other, also when
 * the member leaves the page.
 */
export const likeMutation = (queryClient: QueryClient, userId: string, postId: string) => {
  const mutationKey = ['createLike', postId];
  const show = (isWanted: boolean) =>
    changeFeed(queryClient, userId, (feed) => withLike(feed, postId, isWanted));
  const earlierPress = () =>
    queryClient
      .getMutationCache()
      .find<unknown, Error, boolean, Snapshot>({ mutationKey, status: 'pending' });
  return mutation(['createLike', 'deleteLike'], {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (isWanted: boolean) => {
      const like = { userId, postId };
      if (isWanted) await call(createLike, { body: like });
      else await call(deleteLike, { params: like });
    },
    onMutate: async (isWanted): Promise<Snapshot> => {
      const snapshot = earlierPress()?.state.context ?? { isLiked: isLiked(queryClient, userId, postId) };
      await show(isWanted);
      return snapshot;
    },
    onSuccess: (_nothing, isWanted, snapshot) => void (snapshot.isLiked = isWanted),
    onError: async (_error, _isWanted, snapshot) => {
      if (snapshot && queryClient.isMutating({ mutationKey }) === 1) await show(snapshot.isLiked);
    },
  });
};
