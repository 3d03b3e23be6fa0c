import type { WritingCall } from '@friendbase/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { mutation } from './mutation.ts';

/** One thing of a list that the member can join and leave. */
interface Joining<Entry> {
  /** What joins it, which names the mutations on this thing, and what leaves it. */
  writes: readonly [WritingCall, WritingCall];
  id: string;
  /** Of the list of these things. */
  queryKey: QueryKey;
  /** The entry with the member in it, or without. */
  withMember: (entry: Entry, isIn: boolean) => Entry;
  /** Answers the entry as it is then. */
  save: (isIn: boolean) => Promise<Entry>;
}

/** What the server has. Presses on one thing that wait for each other share it: the last of them may have to restore it. */
interface Snapshot<Entry> {
  saved: Entry | undefined;
}

/** The member joins something of a list, or leaves it: shown at once, and as it was where that is refused or fails. */
export const joiningMutation = <Entry extends { id: string }>(
  queryClient: QueryClient,
  { writes, id, queryKey, withMember, save }: Joining<Entry>,
) => {
  const mutationKey = [writes[0], id];
  const show = (latest: Entry): void =>
    void queryClient.setQueryData<Entry[]>(queryKey, (all) =>
      all?.map((entry) => (entry.id === id ? latest : entry)),
    );
  const earlierPress = () =>
    queryClient
      .getMutationCache()
      .find<Entry, Error, boolean, Snapshot<Entry>>({ mutationKey, status: 'pending' });
  return mutation(writes, {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: save,
    onMutate: async (isIn): Promise<Snapshot<Entry>> => {
      const known = earlierPress()?.state.context;
      // A list that is on its way has been asked for before this press.
      await queryClient.cancelQueries({ queryKey });
      const shown = queryClient.getQueryData<Entry[]>(queryKey)?.find((entry) => entry.id === id);
      if (shown) show(withMember(shown, isIn));
      return known ?? { saved: shown };
    },
    onSuccess: (latest, _isIn, snapshot) => {
      snapshot.saved = latest;
      if (queryClient.isMutating({ mutationKey }) === 1) show(latest);
    },
    onError: (_error, _isIn, snapshot) => {
      if (snapshot?.saved && queryClient.isMutating({ mutationKey }) === 1) show(snapshot.saved);
    },
  });
};
