import { useSyncExternalStore } from 'react';

/**
 * A hook for drawings that are loaded when the first component asks for them: `undefined` until then, and in pages
 * that a server renders. Where loading failed, the next component that appears tries again.
 */
export function drawnLater<Drawings>(load: () => Promise<Drawings>): () => Drawings | undefined {
  let drawings: Drawings | undefined;
  let loading: Promise<void> | undefined;
  const watchers = new Set<() => void>();

  async function loadOnce(): Promise<void> {
    try {
      drawings = await load();
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

  return () =>
    useSyncExternalStore(
      watch,
      () => drawings,
      () => undefined,
    );
}
