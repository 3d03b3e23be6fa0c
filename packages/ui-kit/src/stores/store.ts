import { useSyncExternalStore } from 'react';
/** A value that changes, with those who want to know. Parts of a page read of it what they need, and nothing else renders them again. */
export interface Store<Value> {
  readonly current: () => Value;
  /** Calls back after each change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** What a server has rendered the page with: the browser hydrates with the same. */
  readonly rendered?: () => Value;
  /** The store that this one follows later. */
  readonly source?: Store<Value>;
}

/** The store itself, or the one it follows. */
export const sourceOf = <Value>(store: Store<Value>): Store<Value> =>
  store.source ? sourceOf(store.source) : store;

/** A store of a value that stays as it is. */
export const fixedStore = <Value>(value: Value): Store<Value> => ({
  current: () => value,
  subscribe: () => () => {},
});

const watchNothing = () => () => {};

/**
 * False while a page is rendered on a server, and while the browser takes that page over: it must come out the same on
 * both, whatever the device. True in every other render, also in the first one of a page no server rendered.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
