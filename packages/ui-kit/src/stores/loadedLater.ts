import { useDeferredValue, useSyncExternalStore } from 'react';
import { onceIdle } from './onceIdle.ts';

/** A page that is never idle waits no longer. */
const SOON_MS = 500;

/**
 * A hook for drawings and other modules that no page waits for. They are loaded once the browser is idle after the first component
 * has asked for them, because to ask for scripts would take the time of a page that is being hydrated: `undefined` until then, and in
 * pages that a server renders. Where loading failed, the next component that appears tries again.
 */
export function loadedLater<Loaded>(load: () => Promise<Loaded>): () => Loaded | undefined {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const watchers = new Set<() => void>();

  async function loadOnce(): Promise<void> {
    await new Promise<void>((resolve) => void onceIdle(resolve, SOON_MS));
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
