import type { ReadingCall, Subject } from '@friendbase/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { changesOf } from './reportedThing.ts';

/** A thing that is hidden while it is being reported. */
export interface Hidden {
  /** What is fetched from now on is shown as it is. */
  letGo: () => void;
  /** Shows the thing again. */
  bringBack: () => void;
}

/**
 * Hides a thing from the pages that are loaded, and from what is fetched meanwhile: the server does not know of the report
 * yet. Each page is kept as it was with the thing, only to find its place again: a report that is not sent brings back the
 * thing alone, and what the member did meanwhile stays.
 */
export function hideReported(queryClient: QueryClient, subject: Subject): Hidden {
  const changes = changesOf(queryClient, subject);
  const cache = queryClient.getQueryCache();
  const before = new Map<Query, unknown>();
  const changeOf = ({ queryKey }: Query) => changes[queryKey[0] as ReadingCall];
  const write = ({ queryKey, state }: Query, data: unknown) =>
    // The time of the last answer stays.
    void queryClient.setQueryData(queryKey as QueryKey, data, { updatedAt: state.dataUpdatedAt });
  const hide = (query: Query) => {
    const { data } = query.state;
    const without = data === undefined ? data : changeOf(query)?.without(data);
    if (without === undefined || without === data) return;
    before.set(query, data);
    write(query, without);
  };
  cache.getAll().forEach(hide);
  const letGo = cache.subscribe((event) => {
    // What the member changes meanwhile is a change of what they see.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      hide(event.query as Query);
  });
  const bringBack = () => {
    letGo();
    // Of whoever has logged out meanwhile nothing is there any more.
    for (const query of cache.getAll()) {
      const { data } = query.state;
      if (before.has(query) && data !== undefined)
        write(query, changeOf(query)?.withIt(data, before.get(query)));
    }
  };
  return { letGo, bringBack };
}
