import {
  characterCount,
  isApiError,
  isBlank,
  MOST_COMMENT_CHARACTERS,
  type FeedEntry,
} from '@friendbase/contract';
import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { useDraft } from '../../../lib/forms/useDraft.ts';
import { unlessQueued } from '../../../outbox/outboxErrors.ts';
import { beforeWords } from '../../../lib/forms/drafts.ts';
import { createCommentMutation } from '../../../data/comments.ts';
import { commentErrors, comments as words } from '../../../words/en/comments.ts';
import { GonePost } from '../feed/GonePost.tsx';
import { useTellGone } from '../feed/useGonePosts.ts';

/** Writes a comment: its words are stored with the post until they are sent, and each outcome is said once. */
export function useCommentForm({ id: postId }: FeedEntry, field: RefObject<HTMLTextAreaElement | null>) {
  const t = useWords(words);
  const say = useSayWords();
  const tellGone = useTellGone();
  const [text, write] = useDraft(`comment.${postId}`, field);
  const { mutateAsync } = useMutation(createCommentMutation(useQueryClient(), useMemberId(), postId));
  const [isWaiting, setIsWaiting] = useState(false);
  const act = useAct({
    deliver: (content: string) => mutateAsync(content).then(() => false, unlessQueued),
    onDone: (waits) => {
      write('');
      setIsWaiting(waits);
      // What waits has said so.
      if (!waits) announce(t('sent'));
    },
    onFailed: (error, content) => {
      // The feed is being fetched: the post goes, and these words with it.
      if (isApiError(error, 404)) tellGone(postId, <GonePost note={{ why: 'gone', words: content }} />);
    },
    failureOf: (error) => `${t('notSent')} ${say(reasonOf(error, t('sendAgain'), commentErrors))}`,
  });
  const over = characterCount(text) - MOST_COMMENT_CHARACTERS;
  return {
    text,
    change: (changed: string) => {
      act.forget();
      write(changed);
    },
    send: () => {
      // Once one is sent the button says so, not that the field is empty.
      if (isBlank(text)) announce(t('blank'));
      else if (over <= 0) act.press(text);
    },
    isBusy: act.isBusy,
    isSent: act.isDone && !isWaiting,
    /** Takes back words that were not sent. */
    takeBack: (taken: string) => {
      act.forget();
      write(beforeWords(taken, text));
      field.current?.focus();
    },
    failure: act.failure,
    isBlank: isBlank(text),
    /** How many characters are too many. */
    over: Math.max(over, 0),
  };
}
