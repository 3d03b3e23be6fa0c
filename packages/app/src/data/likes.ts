import { createLike, deleteLike } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { readEntry, withLike } from './feedCache.ts';
import { postPressMutation } from './postPress.ts';

/** Whether the member likes the post, as the loaded feed shows it. */
export const isLiked = (queryClient: QueryClient, userId: string, postId: string): boolean =>
  readEntry(queryClient, userId, postId)?.isLikedByUser ?? false;

/** Likes a post or takes the like back. */
export const likeMutation = (queryClient: QueryClient, userId: string, postId: string) => {
  const like = { userId, postId };
  return postPressMutation(queryClient, userId, {
    writes: ['createLike', 'deleteLike'],
    postId,
    read: () => isLiked(queryClient, userId, postId),
    show: (feed, isWanted: boolean) => withLike(feed, postId, isWanted),
    save: (isWanted) => (isWanted ? call(createLike, { body: like }) : call(deleteLike, { params: like })),
  });
};
