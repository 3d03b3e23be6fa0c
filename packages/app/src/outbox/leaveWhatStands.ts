import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Outbox } from './outboxSlot.ts';

/** What lists something that members write, with the key that it was sent with. */
const LISTS: readonly unknown[] = ['listFeed', 'listComments', 'listMessages'];

const isList = ({ queryKey: [name] }: { queryKey: QueryKey }): boolean => LISTS.includes(name);

/** The keys in the pages of a list, whatever they are pages of. */
function keysIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages))
    return [];
  const items = data.pages.flatMap((page: { items?: unknown }) =>
    Array.isArray(page.items) ? (page.items as { key?: unknown }[]) : [],
  );
  return items.flatMap(({ key }) => (typeof key === 'string' ? key : []));
}

/**
 * What stands in a list that was fetched has been sent, and only its answer was lost: it leaves the outbox, before the list is
 * rendered, and nobody sees it twice. Returns how to stop.
 */
export function leaveWhatStands(
  queryClient: QueryClient,
  outbox: Pick<Outbox, 'entries' | 'remove' | 'subscribe'>,
): () => void {
  const leave = (data: unknown) => {
    const waiting = outbox.entries();
    if (waiting.length === 0) return;
    const keys = new Set(keysIn(data));
    for (const { id } of waiting) if (keys.has(id)) void outbox.remove(id);
  };
  const cache = queryClient.getQueryCache();
  const lookAtAll = () => {
    for (const query of cache.getAll()) if (isList(query)) leave(query.state.data);
  };
  // What waits is read from the device after the first list has come.
  const ofOutbox = outbox.subscribe(lookAtAll);
  const ofCache = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && isList(query)) leave(query.state.data);
  });
  return () => {
    ofOutbox();
    ofCache();
  };
}
