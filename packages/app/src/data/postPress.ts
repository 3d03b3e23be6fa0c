import type { WritingCall } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeFeed, type Feed } from './feedCache.ts';
import { mutation } from './mutation.ts';

/** One thing that a member has given a post, or has not. */
interface PostPress<Wish> {
  /** What gives it, which names the mutations on this post, and what takes it back. */
  writes: readonly [WritingCall, WritingCall];
  postId: string;
  /** What the loaded feed shows. */
  read: () => Wish;
  show: (feed: Feed, wish: Wish) => Feed;
  save: (wish: Wish) => Promise<unknown>;
}

/** What the server has. Presses on one post that wait for each other share it: the last of them may have to restore it. */
interface Snapshot<Wish> {
  saved: Wish;
}

/**
 * Gives a post something or takes it back, optimistically. The presses on one post are saved one after the other, also when
 * the member leaves the page.
 */
export const postPressMutation = <Wish>(
  queryClient: QueryClient,
  userId: string,
  { writes, postId, read, show, save }: PostPress<Wish>,
) => {
  const mutationKey = [writes[0], postId];
  const showWish = (wish: Wish) => changeFeed(queryClient, userId, (feed) => show(feed, wish));
  const earlierPress = () =>
    queryClient
      .getMutationCache()
      .find<unknown, Error, Wish, Snapshot<Wish>>({ mutationKey, status: 'pending' });
  return mutation(writes, {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (wish: Wish) => void (await save(wish)),
    onMutate: async (wish): Promise<Snapshot<Wish>> => {
      const snapshot = earlierPress()?.state.context ?? { saved: read() };
      await showWish(wish);
      return snapshot;
    },
    onSuccess: (_nothing, wish, snapshot) => void (snapshot.saved = wish),
    onError: async (_error, _wish, snapshot) => {
      if (snapshot && queryClient.isMutating({ mutationKey }) === 1) await showWish(snapshot.saved);
    },
  });
};
