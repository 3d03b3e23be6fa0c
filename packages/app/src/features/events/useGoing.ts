import type { EventEntry } from '@friendbase/contract';
import { announce, useSayWords } from '@friendbase/ui-kit';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goingMutation } from '../../data/events.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useTell } from '../../people/ActTold.tsx';
import { events } from '../../words/en/events.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import type { Countdown } from './countdown.ts';

export type CountdownOf = (id: string) => Countdown | undefined;

interface Outcome {
  tone: 'info' | 'danger';
  words: Words;
}

const { eventJoined, eventNotSaved } = outingNotices;

/**
 * Goes to an event, or does not. The button changes at once; what came of it is said once, when the server has answered, and stands
 * in the card. A press does not wait for the one before: a hand that slipped can take it back on a slow network too.
 */
export function useGoing({ id, isGoing }: EventEntry, title: string, countdownOf: CountdownOf) {
  const tell = useTell();
  const say = useSayWords();
  const whyPaused = useWhyPaused()('joinEvent');
  const { mutateAsync } = useMutation(goingMutation(useQueryClient(), id));
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFresh, setIsFresh] = useState(false);
  const tellOnPage = (words: Words) => {
    setOutcome({ tone: 'info', words });
    announce(say(words));
  };
  const tellJoined = () =>
    tell(eventJoined(title), {
      tone: 'success',
      title: messageOf(events, 'joinedNow', { title }),
      text: messageOf(events, 'kept'),
    });
  const tellFailed = (error: unknown) => {
    const words = reasonOf(error, eventNotSaved.text, memberErrors);
    setOutcome({ tone: 'danger', words });
    tell({ ...eventNotSaved, text: words });
  };
  const press = (wish: boolean) => {
    setOutcome(undefined);
    setIsFresh(wish);
    const tellDone = () => (wish ? tellJoined() : tellOnPage(messageOf(events, 'undone', { title })));
    void mutateAsync(wish).then(tellDone, tellFailed);
  };
  return {
    outcome: outcome && { tone: outcome.tone, text: say(outcome.words) },
    whyNot: isGoing ? undefined : whyPaused,
    /** Joined by a press just now: what takes it back is called Undo. */
    isFresh,
    join: () => {
      const countdown = countdownOf(id);
      if (countdown?.hasStarted) tellOnPage(countdown.words);
      else press(true);
    },
    leave: () => press(false),
  };
}
