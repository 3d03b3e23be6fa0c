import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endCalendarMutation, makeCalendarMutation } from '../../data/calendar.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { events } from '../../words/en/events.ts';

/** Makes the secret address, renews it after asking, and ends it. */
export function useCalendarFeed(isMade: boolean, onEnded: () => void) {
  const t = useWords(events);
  const say = useSayWords();
  const queryClient = useQueryClient();
  const { mutateAsync: makeAddress } = useMutation(makeCalendarMutation(queryClient));
  const { mutateAsync: endAddress } = useMutation(endCalendarMutation(queryClient));
  /** What can be shown this once. */
  const [address, setAddress] = useState<string>();
  const failureOf = (error: unknown) => say(reasonOf(error, t('feedFailed')));
  const make = useAct({
    deliver: () => makeAddress(),
    asksFirst: isMade,
    onDone: ({ path }) => {
      end.forget();
      setAddress(`${window.location.origin}${path}`);
      announce(t('feedMade'));
    },
    failureOf,
  });
  const end = useAct({
    deliver: () => endAddress(),
    onDone: () => {
      make.forget();
      setAddress(undefined);
      onEnded();
      announce(t('feedEnded'));
    },
    failureOf,
  });
  return {
    make,
    end,
    address,
    failure: make.failure ?? end.failure,
    done: make.isDone ? t('feedMade') : end.isDone ? t('feedEnded') : undefined,
  };
}
