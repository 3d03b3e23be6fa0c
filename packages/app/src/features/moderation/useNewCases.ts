import type { CaseList } from '@friendbase/contract';
import { announce, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { casesQuery, newestCasesQuery } from '../../data/moderation.ts';
import { useSayArrival } from '../../live/arrivalSpeech.ts';
import { moderation } from '../../words/en/moderation.ts';

/**
 * Cases that have come since the list was opened: they are counted and said once, and wait for a press. What has happened
 * invalidates the list, which is fetched by nobody while it is read.
 */
export function useNewCases(list: CaseList) {
  const t = useWords(moderation);
  const say = useSayArrival();
  const shown = useInfiniteQuery(casesQuery(list));
  const isStale = shown.isStale && !shown.isFetching && shown.data !== undefined;
  const now = useQuery({ ...newestCasesQuery(list), enabled: isStale });
  // Once more has happened; the first time it is asked for by itself.
  const mustLook = isStale && now.isStale && now.data !== undefined && !now.isFetching && !now.isError;
  const look = useEffectEvent(() => void now.refetch());
  useEffect(() => {
    if (mustLook) look();
  }, [mustLook]);
  const known = new Set(shown.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const isNewer = isStale && now.dataUpdatedAt >= shown.dataUpdatedAt;
  const found = isNewer ? (now.data ?? []).filter(({ id }) => !known.has(id)) : [];
  const hasNew = found.length > 0;
  const sayNew = useEffectEvent(() => say(t('newCases', { count: found.length })));
  useEffect(() => {
    if (hasNew) sayNew();
  }, [hasNew]);
  const bring = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await shown.refetch({ throwOnError: true });
      return ids;
    },
    onError: () => announce(t('moreFailed'), 'assertive'),
  });
  return {
    /** They stay until the press is answered. */
    count: bring.isPending ? bring.variables.length : found.length,
    isBringing: bring.isPending,
    hasFailed: bring.isError,
    /** Reading goes on here once they have come. */
    firstNewId: bring.data?.[0],
    bring: () => bring.mutate(found.map(({ id }) => id)),
  };
}
