import { endCalendar, getCalendar, makeCalendar } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Whether the member has an address at which their calendar finds what they go to. */
export const calendarQuery = queryOptions({
  queryKey: ['getCalendar'],
  queryFn: ({ signal }) => call(getCalendar, {}, { signal }),
});

/** Makes the secret address, or a new one. It is told this once. */
export const makeCalendarMutation = (queryClient: QueryClient) =>
  mutation(['makeCalendar'], {
    mutationFn: () => call(makeCalendar, {}),
    onSuccess: ({ madeAt }) => void queryClient.setQueryData(calendarQuery.queryKey, { madeAt }),
  });

export const endCalendarMutation = (queryClient: QueryClient) =>
  mutation(['endCalendar'], {
    mutationFn: () => call(endCalendar, {}),
    onSuccess: () => void queryClient.setQueryData(calendarQuery.queryKey, { madeAt: null }),
  });
