import type { Suggestion } from '@friendbase/contract';
import { usePausableClock, type PausableClock } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { suggestionsQuery } from '../../data/finding.ts';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useServices } from '../../lib/page/services.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { useReported } from '../../lib/reports/useReported.ts';
import { useTell } from '../../people/ActTold.tsx';
import { findFriends } from '../../words/en/friends.ts';

/** What shows suggestions: loaded with the first ones, since most visits to Friends ask for none. */
export const loadSuggestions = () => import('./Suggestions.tsx');

/** From the press to the second toast. Source: product spec §9. */
const SUGGESTIONS_AFTER_MS = 2000;

const passed = (clock: PausableClock, ms: number) =>
  new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));

/**
 * Looks for people the member may like to know: one toast at the press, another one 2 seconds later with the true count.
 * Source: product spec §2 “Friends”.
 */
export function useFindFriends() {
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const clock = usePausableClock();
  const { notify } = useServices();
  const tell = useTell();
  const [found, setFound] = useState<Suggestion[]>();
  const reported = useReported();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const act = useAct({
    deliver: async () => {
      const asked = queryClient.fetchQuery({ ...suggestionsQuery(memberId), staleTime: 0 });
      const [people] = await Promise.all([asked, loadSuggestions(), passed(clock, SUGGESTIONS_AFTER_MS)]);
      return people;
    },
    onDone: (people) => {
      // Elsewhere there is nothing to which suggestions could have been added.
      if (!isHere.current) return;
      setFound(people);
      tell(memberNotices.suggestionsAdded(people.length));
    },
    onFailed: () =>
      isHere.current &&
      tell(memberNotices.requestUpdateFailed, {
        tone: 'destructive',
        title: messageOf(findFriends, 'failed'),
        text: messageOf(findFriends, 'failedText'),
      }),
  });
  return {
    found: found?.filter(({ id }) => !reported.has(id)),
    isLooking: act.isBusy,
    hasFailed: act.isFailed,
    look: () => {
      // Silent: the button says that it is looking.
      notify({ ...memberNotices.lookingForFriends, isSpoken: false });
      act.press();
    },
  };
}
