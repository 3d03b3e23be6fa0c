import { isBlank } from '@friendbase/contract';
import { useSayWords, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { useAct } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useServices } from '../../lib/page/services.ts';
import { letters } from '../../words/en/letters.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';

/** The letter to who looks after the place, and what it is about. */
export const LETTER_DRAFT = 'letter';
export const LETTER_TOPIC_DRAFT = 'letter.topic';

/** What a moderator answers to a letter. */
export const answerDraft = (letterId: string): string => `answer.${letterId}`;

interface DraftFormOptions {
  /** The name of the field among the member's drafts. */
  draft: string;
  deliver: (words: string) => Promise<unknown>;
  /** Also called when the member has left the form; `isUnchanged` where they have written nothing else since. */
  onSent: (isUnchanged: boolean) => void;
}

/** The words of a letter or of its answer: stored as they are typed, until they are sent. A failure is told once. */
export function useDraftForm({ draft, deliver, onSent }: DraftFormOptions) {
  const t = useWords(letters);
  const say = useSayWords();
  const memberId = useMemberId();
  const { drafts } = useServices();
  const [words, setWords] = useState(() => drafts.read(memberId, draft) ?? '');
  const write = (text: string) => {
    setWords(text);
    drafts.persist(memberId, draft, text);
  };
  const act = useAct<string, unknown>({
    deliver,
    onDone: (_answer, sent) => {
      const isUnchanged = drafts.read(memberId, draft) === sent;
      if (isUnchanged) drafts.persist(memberId, draft, '');
      onSent(isUnchanged);
    },
    failureOf: (error) => `${t('notSent')} ${say(reasonOf(error, t('pleaseTryAgain'), memberErrors))}`,
  });
  const blockedReason = isBlank(words) ? t('empty') : undefined;
  return { words, write, act, blockedReason };
}
