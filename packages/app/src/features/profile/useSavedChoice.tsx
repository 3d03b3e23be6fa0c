import { inSentences, StatusLine, useSayWords } from '@friendbase/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { useAct } from '../../lib/acts/useAct.ts';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { useTell } from '../../people/ActTold.tsx';
import { whyNot } from './outcomes.ts';

const { privacySaved, privacyFailed } = memberNotices;

interface SavedChoice<Choice> {
  /** Made while one before is being saved, it is saved after that, and told alone. */
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
  const latest = useRef<Choice>(undefined);
  const [shown, setShown] = useState<Choice>();
  const saveLatest = async (choice: Choice): Promise<void> => {
    const isLatest = () => latest.current === choice;
    await save(choice).catch((error: unknown) => {
      if (isLatest()) throw error;
    });
    if (!isLatest()) await saveLatest(latest.current as Choice);
  };
  const act = useAct<Choice>({
    deliver: saveLatest,
    onDone: () => tell(privacySaved),
    onFailed: (error) => tell(privacyFailed, whyNot(privacyFailed, error)),
  });
  const failed = whyNot(privacyFailed, act.error);
  return {
    choose: (choice) => {
      latest.current = choice;
      setShown(choice);
      act.press(choice);
    },
    chosen: act.isBusy ? shown : undefined,
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
