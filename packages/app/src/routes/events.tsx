import { createFileRoute } from '@tanstack/react-router';
import { EVENT_TYPES, type EventType } from '../lib/searchValues.ts';
import { EventsPage } from '../features/events/EventsPage.tsx';
import { oneIn } from '../lib/page/searchParams.ts';

export const Route = createFileRoute('/events')({
  validateSearch: (search): { show?: EventType | undefined } => ({
    show: oneIn(EVENT_TYPES, search['show']),
  }),
  component: EventsPage,
});
