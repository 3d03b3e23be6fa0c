import { joinEvent, leaveEvent, listEvents, type EventEntry } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What is planned, the next one first. */
export const eventsQuery = queryOptions({
  queryKey: ['listEvents'],
  queryFn: ({ signal }) => call(listEvents, {}, { signal }),
});

const showEvent = (queryClient: QueryClient, latest: EventEntry): void =>
  void queryClient.setQueryData(eventsQuery.queryKey, (all) =>
    all?.map((event) => (event.id === latest.id ? latest : event)),
  );

/** An event with the member in it, or without. */
const withGoing = (event: EventEntry, isGoing: boolean): EventEntry => ({
  ...event,
  isGoing,
  goingCount: event.goingCount + Number(isGoing) - Number(event.isGoing),
});

/** What the server has. Presses on one event that wait for each other share it: the last of them may have to restore it. */
interface Snapshot {
  saved: EventEntry | undefined;
}

/** The member goes to an event, or does not: shown at once, and as it was where that is refused or fails. */
export const goingMutation = (queryClient: QueryClient, id: string) => {
  const mutationKey = ['joinEvent', id];
  const earlierPress = () =>
    queryClient
      .getMutationCache()
      .find<EventEntry, Error, boolean, Snapshot>({ mutationKey, status: 'pending' });
  return mutation(['joinEvent', 'leaveEvent'], {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (isGoing: boolean) => call(isGoing ? joinEvent : leaveEvent, { params: { id } }),
    onMutate: async (isGoing): Promise<Snapshot> => {
      const known = earlierPress()?.state.context;
      // A list that is on its way has been asked for before this press.
      await queryClient.cancelQueries({ queryKey: eventsQuery.queryKey });
      const shown = queryClient.getQueryData(eventsQuery.queryKey)?.find((event) => event.id === id);
      if (shown) showEvent(queryClient, withGoing(shown, isGoing));
      return known ?? { saved: shown };
    },
    onSuccess: (latest, _isGoing, snapshot) => {
      snapshot.saved = latest;
      if (queryClient.isMutating({ mutationKey }) === 1) showEvent(queryClient, latest);
    },
    onError: (_error, _isGoing, snapshot) => {
      if (snapshot?.saved && queryClient.isMutating({ mutationKey }) === 1)
        showEvent(queryClient, snapshot.saved);
    },
  });
};
