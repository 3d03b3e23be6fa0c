import type { FriendshipEntry } from '@friendbase/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** What has come for lists that are on show, and waits for a press: nothing that is being read moves. */
export interface Arrivals {
  /** Posts that friends have shared. */
  posts: readonly string[];
  /** Comments, by their post. */
  comments: Readonly<Record<string, readonly string[] | undefined>>;
  /** Requests to the member. */
  requests: readonly string[];
  /** Friends who have said yes. */
  friends: readonly FriendshipEntry[];
}

interface ArrivalStore {
  read: () => Arrivals;
  change: (next: (now: Arrivals) => Partial<Arrivals>) => void;
  clear: () => void;
  subscribe: (onChange: () => void) => () => void;
}

const NOTHING: Arrivals = { posts: [], comments: {}, requests: [], friends: [] };

function createArrivalStore(): ArrivalStore {
  let now = NOTHING;
  const watchers = new Set<() => void>();
  const set = (next: Arrivals) => {
    now = next;
    watchers.forEach((tell) => tell());
  };
  return {
    read: () => now,
    change: (next) => set({ ...now, ...next(now) }),
    clear: () => set(NOTHING),
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

/** One for each page, as long as what it has loaded. */
const stores = new WeakMap<QueryClient, ArrivalStore>();

export function arrivalsOf(queryClient: QueryClient): ArrivalStore {
  const store = stores.get(queryClient) ?? createArrivalStore();
  stores.set(queryClient, store);
  return store;
}

/** What has come, as a page shows it. Nothing while it is rendered on a server. */
export function useArrivals(): Arrivals {
  const { subscribe, read } = arrivalsOf(useQueryClient());
  return useSyncExternalStore(subscribe, read, () => NOTHING);
}

/** Those that were not there before, once each, behind those that are known. */
export const withNew = (known: readonly string[], found: readonly string[]): readonly string[] => [
  ...new Set([...known, ...found]),
];

export const without = (known: readonly string[], gone: readonly string[]): readonly string[] =>
  known.filter((id) => !gone.includes(id));
