import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery } from '../data/events.ts';
import { EventsPage } from '../features/events/EventsPage.tsx';
import { oneIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';
import { EVENT_FILTERS, type EventFilter } from '../lib/page/searchValues.ts';

export const Route = createFileRoute('/events')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { show?: EventFilter | undefined } => ({
    show: oneIn(EVENT_FILTERS, search['show']),
  }),
  loader: ({ context: { queryClient } }) => startData(queryClient.query(eventsQuery)),
  component: EventsPage,
});
