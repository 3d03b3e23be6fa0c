import type { FeedEntry } from '@friendbase/contract';
import { afterDialog, announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { allowGone, reasonOf } from '../../../lib/errors/apiErrors.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { deletePostMutation } from '../../../data/ownPosts.ts';
import { gonePost } from '../../../words/en/gonePost.ts';
import { postMore } from '../../../words/en/postMore.ts';
import { useCommentsOpen } from '../comments/useCommentsOpen.ts';
import { GonePost } from './GonePost.tsx';
import { useTellGone } from './useGonePosts.ts';

/** Deletes one’s own post, after asking (W14). With the answer it goes from the feed, which says so in its place. */
export function useDeletePost({ id, authorId }: FeedEntry) {
  const t = useWords(postMore);
  const ofGone = useWords(gonePost);
  const say = useSayWords();
  const memberId = useMemberId();
  const tellGone = useTellGone();
  const [isOpen, setIsOpen] = useCommentsOpen(id);
  const { mutateAsync } = useMutation(deletePostMutation(useQueryClient(), memberId));
  const act = useAct({
    asksFirst: true,
    deliver: () => mutateAsync(id).catch(allowGone),
    onDone: () => {
      // Its comments are not asked for again after a reload. The question first takes its own step back in the history.
      if (isOpen) afterDialog(() => setIsOpen(false));
      tellGone(id, <GonePost note={{ why: 'deleted' }} />);
      announce(ofGone('deleted'));
    },
    failureOf: (error) => `${t('stillThere')} ${say(reasonOf(error, t('deleteAgain')))}`,
  });
  return { act, mayDelete: authorId === memberId };
}
