import { onceIdle } from '@friendbase/ui-kit';
import { lazy, type ComponentType, type LazyExoticComponent, useEffect } from 'react';
import { hasAwaited } from '../hydration/pageReady.ts';

/** What renders a part, there already or on its way. */
export type PartComponent<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/** A part of a page whose script comes on demand. */
interface LaterPart<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What renders it: at once where its script is there, without anything in between. Stored by whoever shows it. */
  current: () => PartComponent<Props>;
  isLoaded: () => boolean;
}

/**
 * Loads for the first who asks what all others get too. By itself each `import()` has the browser walk through all that a
 * module imports. Where it failed, the next one tries again.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

export function laterPart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = loadOnce(async () => ({ default: (loaded = await loadPart()) }));
  const Later = lazy(load);
  return { load, current: () => loaded ?? Later, isLoaded: () => loaded !== undefined };
}

/** A page that is never idle waits no longer, and browsers without idle callbacks wait as long. */
const SOON_MS = 500;

/** Since the page was opened: parts whose script has not come by then are waited for no longer. */
const LATEST_MS = 15_000;

/**
 * Runs the action once the page has nothing better to do: what a press will need is fetched then. Not while parts of it are still to be
 * hydrated: it would take their time, and where it changes something, React would give up what the server rendered of them. Returns
 * how to cancel.
 */
export function whenIdle(action: () => void): () => void {
  const wait = () => onceIdle(act, SOON_MS, SOON_MS);
  const act = () => (performance.now() < LATEST_MS && hasAwaited(document) ? (cancel = wait()) : action());
  let cancel = wait();
  return () => cancel();
}

/** Fetches the script of a part once the page stands, so that it is there when it is pressed. */
export function useLoadedWhenIdle({ load }: { load: () => Promise<unknown> }): void {
  // Who needs it and does not get it says so.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
