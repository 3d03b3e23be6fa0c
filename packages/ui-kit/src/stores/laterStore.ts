import type { Store } from './store.ts';
import type { Turn } from './turn.ts';

/** A store as one part of a long page sees it: it changes when the part has its turn. */
export function laterStore<Value>(store: Store<Value>, turn: Turn): Store<Value> {
  const watchers = new Set<() => void>();
  let seen = store.current();
  let stop: (() => void) | undefined;
  const show = () => {
    seen = store.current();
    for (const tell of watchers) tell();
  };
  return {
    source: store,
    current: () => (stop ? seen : store.current()),
    subscribe(onChange) {
      if (!stop) {
        stop = store.subscribe(() => turn.take(show));
        seen = store.current();
      }
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
        if (watchers.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
