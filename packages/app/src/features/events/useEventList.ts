import { useIsHydrated } from '@friendbase/ui-kit';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import { EVENTS } from '../../lib/events/eventContent.ts';
import type { EventType } from '../../lib/searchValues.ts';
import { linkedEvent } from '../../lib/events/eventLink.ts';

/** How many are in view at first in Simple mode. */
const EVENTS_AT_FIRST = 3;

/** The events of the filter in the address, or of the link, which may lead to one that the filter would hide. */
export function useEventList() {
  const chosen = useSearch({ from: '/events', select: ({ show }) => show });
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate({ from: '/events' });
  const isSimple = useShown('isSimple');
  // A server never gets what stands after the `#`.
  const linked = useIsHydrated() ? linkedEvent(hash) : undefined;
  const [isWhole, setIsWhole] = useState(false);
  const isHidden = EVENTS.some(
    ({ id, type }) => id === linked?.id && chosen !== undefined && type !== chosen,
  );
  const show = isHidden ? undefined : chosen;
  const found = EVENTS.filter(({ type }) => show === undefined || type === show);
  const isShort = isSimple && !isWhole && linked?.id === undefined && found.length > EVENTS_AT_FIRST;
  return {
    show,
    filter: (next: EventType | undefined) => {
      setIsWhole(false);
      // Not a step of its own on the way back, and away from what a link led to.
      void navigate({ search: { show: next }, hash: '', replace: true, resetScroll: false });
    },
    found,
    shown: isShort ? found.slice(0, EVENTS_AT_FIRST) : found,
    showMore: isShort ? () => setIsWhole(true) : undefined,
    /** Reading goes on here after “Show more events”. */
    firstNewId: isWhole ? found[EVENTS_AT_FIRST]?.id : undefined,
    linkedId: linked?.id,
    isUnknown: linked !== undefined && linked.id === undefined,
  };
}
