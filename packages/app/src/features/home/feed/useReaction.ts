import type { Feeling, FeedEntry } from '@friendbase/contract';
import { announce, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownReaction, reactionMutation } from '../../../data/reactions.ts';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { feelings } from '../../../words/en/feelings.ts';

/**
 * What the member feels about one post: the feed in the Query cache shows it, the mutation saves it. Of presses in a row the last
 * one counts, and only its outcome is said.
 */
export function useReaction({ id, ownReaction: own }: FeedEntry) {
  const t = useWords(feelings);
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const { mutate, error } = useMutation(reactionMutation(queryClient, memberId, id));
  const ownNow = () => ownReaction(queryClient, memberId, id);
  // Taken back while it waited for the network, it has not failed.
  const failureWords = ({ name }: Error, still: Feeling | null) =>
    name === 'AbortError' ? '' : t(still ? 'stillThere' : 'failed');
  const press = (feeling: Feeling) =>
    mutate(ownNow() === feeling ? null : feeling, {
      onSuccess: (_nothing, wish) => announce(wish ? t('chosen', { feeling: t(wish) }) : t('takenBack')),
      onError: (reason) => announce(failureWords(reason, ownNow()), 'assertive'),
    });
  return {
    press,
    /** Why nothing can be felt now. What is there can be taken back. */
    why: useWhyPaused()(own ? 'deleteReaction' : 'setReaction'),
    failure: (error && failureWords(error, own)) || undefined,
  };
}
