import type { FeedEntry } from '@friendbase/contract';
import { announce } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useMemberId } from '../../lib/memberId.ts';
import { POST } from './content.ts';
import { likeMachine } from './likeMachine.ts';
import { isLiked, likeMutation } from '../../data/likes.ts';

const failureWords = (isStillLiked: boolean) => (isStillLiked ? POST.unlikeFailed : POST.likeFailed);

/** The like of one post: the feed in the Query cache shows it, this saves it and says the outcome once (X8). */
export function useLike({ id, isLikedByUser }: FeedEntry) {
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
        saySaved: (_, saved) => announce(saved.isLiked ? POST.liked : POST.unliked),
        sayFailed: (_, saved) => announce(failureWords(saved.isLiked), 'assertive'),
      },
    }),
  );
  return {
    press: () => send({ type: 'pressed', isLiked: isLikedByUser }),
    failure: state.hasTag('failed') ? failureWords(isLikedByUser) : undefined,
  };
}
