import type { FeedEntry } from '@friendbase/contract';
import { announce, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { post } from '../../../words/en/home.ts';
import { isLiked, likeMutation } from '../../../data/likes.ts';

/**
 * The like of one post: the feed in the Query cache shows it, the mutation saves it. Of presses in a row the last one
 * counts, and only its outcome is said (X8).
 */
export function useLike({ id, isLikedByUser }: FeedEntry) {
  const t = useWords(post);
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const { mutate, error } = useMutation(likeMutation(queryClient, memberId, id));
  // Taken back while it waited for the network, it has not failed.
  const failureWords = ({ name }: Error, isStillLiked: boolean) =>
    name === 'AbortError' ? '' : t(isStillLiked ? 'unlikeFailed' : 'likeFailed');
  const isLikedNow = () => isLiked(queryClient, memberId, id);
  const press = () =>
    mutate(!isLikedNow(), {
      onSuccess: (_nothing, isWanted) => announce(t(isWanted ? 'liked' : 'unliked')),
      onError: (reason) => announce(failureWords(reason, isLikedNow()), 'assertive'),
    });
  const why = useWhyPaused()(isLikedByUser ? 'deleteLike' : 'createLike');
  return {
    press,
    /** Why it cannot be liked now. */
    why,
    failure: (error && failureWords(error, isLikedByUser)) || undefined,
  };
}
