import { announce, focusForReading, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { arrivalsOf, useArrivals, without } from '../../../data/arrivals.ts';
import { feedQuery } from '../../../data/posts.ts';
import { isBeingWritten } from '../../../data/refresh.ts';
import { whenWritten } from '../../../data/whenWritten.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useConnectionState } from '../../../lib/live/useConnectionState.ts';
import { feedNews as words } from '../../../words/en/feedNews.ts';

export interface FeedNewsOptions {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leads the reading to a post. */
  focusItem: (id: string | undefined) => void;
}

/** What a press has found, and how many had been promised. */
interface Found {
  ids: string[];
  promised: number;
}

/** New posts: how many wait, and how they come. Each press is answered once, on the page and in words. */
export function useFeedNews({ heading, focusItem }: FeedNewsOptions) {
  const t = useWords(words);
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(feedQuery(useMemberId()));
  const { posts } = useArrivals();
  const idsIn = (data: typeof query.data) =>
    data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const ids = idsIn(query.data);
  const waiting = without(posts, ids);

  const bring = useMutation({
    mutationFn: async (promised: readonly string[]): Promise<Found> => {
      let data;
      // Whatever the member does on a post meanwhile cancels the fetch.
      do {
        await whenWritten(queryClient, 'listFeed');
        ({ data } = await query.refetch({ throwOnError: true }));
      } while (isBeingWritten(queryClient, 'listFeed'));
      return { ids: idsIn(data).filter((id) => !ids.includes(id)), promised: promised.length };
    },
    onSuccess: (found, promised) => {
      // Those that did not come are not there anymore.
      arrivalsOf(queryClient).change((now) => ({ posts: without(now.posts, promised) }));
      announce(say(found));
      if (promised.length === 0) return;
      // The button that was pressed goes: reading goes on at the first one that was not there before.
      if (found.ids.length > 0) focusItem(found.ids[0]);
      else if (heading.current) focusForReading(heading.current);
    },
    onError: () => announce(t('checkFailed'), 'assertive'),
  });
  const say = ({ ids: { length: count }, promised }: Found) =>
    count === 0 && promised > 0 ? t('gone') : t('found', { count });

  const connection = useConnectionState();
  return {
    /** It stays until its press is answered. */
    count: bring.isPending ? bring.variables.length : waiting.length,
    /** Nothing comes by itself. */
    mustLook: connection === 'closed' || (bring.isPending && bring.variables.length === 0),
    updatedAt: query.dataUpdatedAt,
    isChecking: bring.isPending,
    outcome: bring.data && !bring.isPending ? say(bring.data) : undefined,
    hasFailed: bring.isError,
    bring: () => bring.mutate(waiting),
  };
}
