import { joinEvent, leaveEvent, listEvents, type EventEntry } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { joiningMutation } from './joining.ts';

/** What is planned, the next one first. */
export const eventsQuery = queryOptions({
  queryKey: ['listEvents'],
  queryFn: ({ signal }) => call(listEvents, {}, { signal }),
});

/** The member goes to an event, or does not. */
export const goingMutation = (queryClient: QueryClient, id: string) =>
  joiningMutation<EventEntry>(queryClient, {
    writes: ['joinEvent', 'leaveEvent'],
    id,
    queryKey: eventsQuery.queryKey,
    withMember: (event, isGoing) => ({
      ...event,
      isGoing,
      goingCount: event.goingCount + Number(isGoing) - Number(event.isGoing),
    }),
    save: (isGoing) => call(isGoing ? joinEvent : leaveEvent, { params: { id } }),
  });
