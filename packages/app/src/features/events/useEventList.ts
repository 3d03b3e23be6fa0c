import { useIsHydrated } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { eventsQuery } from '../../data/events.ts';
import { linkedEvent } from '../../lib/events/eventLink.ts';
import { useHeldOrder } from '../../lib/lists/useHeldOrder.ts';
import { useShown } from '../../lib/lists/shown.tsx';
import type { EventFilter } from '../../lib/page/searchValues.ts';
import type { EventEntry } from '@friendbase/contract';

/** How many are in view at first in Simple mode. */
const EVENTS_AT_FIRST = 3;

const isIn = ({ type, isGoing }: EventEntry, filter: EventFilter | undefined): boolean =>
  filter === undefined || (filter === 'mine' ? isGoing : type === filter);

/** The events of the filter in the address, or of the link, which may lead to one that the filter would hide. */
export function useEventList() {
  const query = useQuery(eventsQuery);
  // Another time would move it under who reads it.
  const events = useHeldOrder(query.data, { isFetching: query.isFetching }) ?? [];
  const chosen = useSearch({ from: '/events', select: ({ show }) => show });
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate({ from: '/events' });
  const isSimple = useShown('isSimple');
  // A server never gets what stands after the `#`; and what is not here yet may still be what it leads to.
  const isKnown = useIsHydrated() && query.data !== undefined;
  const linked = isKnown ? linkedEvent(hash, events) : undefined;
  const [isWhole, setIsWhole] = useState(false);
  const isHidden = events.some((event) => event.id === linked?.id && !isIn(event, chosen));
  const show = isHidden ? undefined : chosen;
  const found = events.filter((event) => isIn(event, show));
  const isShort = isSimple && !isWhole && linked?.id === undefined && found.length > EVENTS_AT_FIRST;
  return {
    query,
    show,
    filter: (next: EventFilter | undefined) => {
      setIsWhole(false);
      // Not a step of its own on the way back, and away from what a link led to.
      void navigate({ search: { show: next }, hash: '', replace: true, resetScroll: false });
    },
    found,
    shown: isShort ? found.slice(0, EVENTS_AT_FIRST) : found,
    hasNone: query.data?.length === 0,
    showMore: isShort ? () => setIsWhole(true) : undefined,
    /** Reading goes on here after “Show more events”. */
    firstNewId: isWhole ? found[EVENTS_AT_FIRST]?.id : undefined,
    linkedId: linked?.id,
    isUnknown: linked !== undefined && linked.id === undefined,
  };
}
