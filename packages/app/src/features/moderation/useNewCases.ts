import type { CaseList } from '@friendbase/contract';
import { announce, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const [brought, setBrought] = useState<{ count: number; firstId: string | undefined; isThere: boolean }>();
  const isBringing = brought?.isThere === false;
  useEffect(() => {
    if (hasNew) sayNew();
  }, [hasNew]);
  const bring = async () => {
    const next = { count: found.length, firstId: found[0]?.id };
    setBrought({ ...next, isThere: false });
    const { isError } = await shown.refetch();
    setBrought(isError ? undefined : { ...next, isThere: true });
    if (isError) announce(t('moreFailed'), 'assertive');
  };
  return {
    /** They stay until the press is answered. */
    count: isBringing ? brought.count : found.length,
    isBringing,
    /** Reading goes on here once they have come. */
    firstNewId: brought?.isThere ? brought.firstId : undefined,
    bring: () => void bring(),
  };
}
