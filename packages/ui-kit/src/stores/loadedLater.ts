import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * A hook for drawings and other modules that no page waits for. They are loaded when the first component asks for them:
 * `undefined` until then, and in pages that a server renders. Where loading failed, the next component that appears tries again.
 */
export function loadedLater<Loaded>(load: () => Promise<Loaded>): () => Loaded | undefined {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const watchers = new Set<() => void>();

  async function loadOnce(): Promise<void> {
    try {
      loaded = await load();
      for (const tell of watchers) tell();
    } catch {
      loading = undefined;
    }
  }

  function watch(onChange: () => void): () => void {
    watchers.add(onChange);
    loading ??= loadOnce();
    return () => watchers.delete(onChange);
  }

  // Deferred, so that rendering all who wait for it holds up no press.
  return () =>
    useDeferredValue(
      useSyncExternalStore(
        watch,
        () => loaded,
        () => undefined,
      ),
    );
}
