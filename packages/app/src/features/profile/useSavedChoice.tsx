import { inSentences, StatusLine, useSayWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { useAct } from '../../lib/acts/useAct.ts';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { useTell } from '../../people/ActTold.tsx';
import { whyNot } from './outcomes.ts';

const { privacySaved, privacyFailed } = memberNotices;

interface SavedChoice<Choice> {
  choose: (choice: Choice) => void;
  /** What is on its way; else what is true stays shown. */
  chosen: Choice | undefined;
  /** What came of the last one, for the end of the group. */
  outcome: ReactNode;
}

/** A choice that is saved by its press. */
export function useSavedChoice<Choice>(save: (choice: Choice) => Promise<unknown>): SavedChoice<Choice> {
  const say = useSayWords();
  const tell = useTell();
  const act = useAct<Choice, unknown>({
    deliver: save,
    onDone: () => tell(privacySaved),
    onFailed: (error) => tell(privacyFailed, whyNot(privacyFailed, error)),
  });
  const failed = whyNot(privacyFailed, act.error);
  return {
    choose: act.press,
    chosen: act.isBusy ? act.input : undefined,
    outcome: (
      <>
        {act.isDone && <StatusLine tone="success">{inSentences(say(privacySaved.title))}</StatusLine>}
        {act.isFailed && (
          <StatusLine tone="danger">{inSentences(say(failed.title), say(failed.text))}</StatusLine>
        )}
      </>
    ),
  };
}
