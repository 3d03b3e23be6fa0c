import { announce, useSayWords } from '@friendbase/ui-kit';
import type { Words } from '@friendbase/ui-kit/words';
import { useRef, useState } from 'react';
import { reasonOf } from '../lib/errors/apiErrors.ts';
import type { Notice } from '../lib/notices/notices.ts';
import { memberErrors } from '../words/en/memberErrors.ts';
import { useTell, type Told } from './ActTold.tsx';

interface Joining {
  /** Joins it, or leaves it. */
  save: (isIn: boolean) => Promise<unknown>;
  joined: Notice;
  /** What stands and is said of joining, where that is more than the toast has. */
  told?: Told;
  left: Words;
  notSaved: Notice;
}

interface Outcome {
  tone: 'info' | 'danger';
  words: Words;
}

/**
 * Joins something, or leaves it. The button changes at once; what came of it is said once, when the server has answered, and stands
 * beside it. A press does not wait for the one before: a hand that slipped can take it back on a slow network too.
 */
export function useJoining({ save, joined, told, left, notSaved }: Joining) {
  const tell = useTell();
  const say = useSayWords();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFresh, setIsFresh] = useState(false);
  const tellOnPage = (words: Words) => {
    setOutcome({ tone: 'info', words });
    announce(say(words));
  };
  const tellFailed = (error: unknown) => {
    const words = reasonOf(error, notSaved.text, memberErrors);
    setOutcome({ tone: 'danger', words });
    tell({ ...notSaved, text: words });
  };
  const presses = useRef(0);
  const press = (wish: boolean) => {
    presses.current += 1;
    const count = presses.current;
    const tellDone = () => {
      // What a later press came to is told in its place.
      if (count !== presses.current) return;
      setOutcome(undefined);
      if (wish) tell(joined, told);
      else tellOnPage(left);
    };
    setOutcome(undefined);
    setIsFresh(wish);
    void save(wish).then(tellDone, tellFailed);
  };
  return {
    outcome: outcome && { tone: outcome.tone, text: say(outcome.words) },
    /** Joined by a press just now: what takes it back is called Undo. */
    isFresh,
    join: () => press(true),
    leave: () => press(false),
    tellOnPage,
  };
}
