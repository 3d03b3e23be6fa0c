import type { FeedEntry } from '@friendbase/contract';
import { announce, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useMemberId } from '../../lib/memberId.ts';
import { useWhyPaused } from '../../lib/whyPaused.ts';
import { post } from '../../words/en/home.ts';
import { likeMachine } from './likeMachine.ts';
import { isLiked, likeMutation } from '../../data/likes.ts';

/** The like of one post: the feed in the Query cache shows it, this saves it and says the outcome once (X8). */
export function useLike({ id, isLikedByUser }: FeedEntry) {
  const t = useWords(post);
  const failureWords = (isStillLiked: boolean) => t(isStillLiked ? 'unlikeFailed' : 'likeFailed');
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const { mutateAsync } = useMutation(likeMutation(queryClient, memberId, id));
  const [state, send] = useMachine(
    likeMachine.provide({
      actors: {
        save: fromPromise<boolean, boolean>(async ({ input }) => {
          // A failure has put back what is true into the feed, which is all there is to tell.
          await mutateAsync(input).catch(() => undefined);
          return isLiked(queryClient, memberId, id);
        }),
      },
      actions: {
        saySaved: (_, saved) => announce(t(saved.isLiked ? 'liked' : 'unliked')),
        sayFailed: (_, saved) => announce(failureWords(saved.isLiked), 'assertive'),
      },
    }),
  );
  const why = useWhyPaused()(isLikedByUser ? 'deleteLike' : 'createLike');
  return {
    press: () => send({ type: 'pressed', isLiked: isLikedByUser }),
    /** Why it cannot be liked now. */
    why,
    failure: state.hasTag('failed') ? failureWords(isLikedByUser) : undefined,
  };
}
