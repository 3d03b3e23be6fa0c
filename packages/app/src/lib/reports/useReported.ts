import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** The key of the mutation that reports a thing. */
export const reportKey = (id: string) => ['reportThing', id];

/**
 * The ids of what the member reports: hidden with the press, optimistically, and there again where the report was not sent.
 * The Query cache stays what the server said: whatever is fetched or changed meanwhile, only these are left out. Not by
 * `useMutationState`, which would come with the first script of everybody.
 */
export function useReported(): ReadonlySet<string> {
  const mutations = useQueryClient().getMutationCache();
  const idsNow = () =>
    mutations
      .findAll({ mutationKey: ['reportThing'], predicate: ({ state }) => state.status !== 'error' })
      .map(({ options }) => String(options.mutationKey?.[1]))
      .join();
  // A part with a `useMutation` of its own tells of its options while it renders: nothing else may be rendered for that.
  const subscribe = (onChange: () => void) =>
    mutations.subscribe(({ type }) => {
      if (type !== 'observerOptionsUpdated') onChange();
    });
  const ids = useSyncExternalStore(subscribe, idsNow, idsNow);
  return useMemo(() => new Set(ids.split(',').filter(Boolean)), [ids]);
}
