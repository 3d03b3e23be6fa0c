import type { CommentEntry } from '@friendbase/contract';
import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { allowGone, reasonOf } from '../../../lib/errors/apiErrors.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { deleteCommentMutation } from '../../../data/comments.ts';
import { comments as words } from '../../../words/en/comments.ts';

/** Deletes a comment of one’s own, or removes somebody’s from one’s own post: the call is the same, the words are not. */
export function useDeleteComment(
  { id, postId, authorId, author }: CommentEntry,
  onDeleted: (news: string) => void,
) {
  const t = useWords(words);
  const say = useSayWords();
  const memberId = useMemberId();
  const name = { author: author.displayName };
  const texts =
    authorId === memberId
      ? {
          label: t('delete'),
          pending: t('deleting'),
          question: t('askDelete'),
          effect: t('askDeleteEffect'),
          done: t('deleted'),
        }
      : {
          label: t('remove'),
          pending: t('removing'),
          question: t('askRemove', name),
          effect: t('askRemoveEffect', name),
          done: t('removed', name),
        };
  const { mutateAsync } = useMutation(deleteCommentMutation(useQueryClient(), memberId, postId));
  const act = useAct({
    asksFirst: true,
    deliver: () => mutateAsync(id).catch(allowGone),
    onDone: () => {
      onDeleted(texts.done);
      announce(texts.done);
    },
    failureOf: (error) => `${t('stillThere')} ${say(reasonOf(error, t('deleteAgain')))}`,
  });
  return { act, texts };
}
