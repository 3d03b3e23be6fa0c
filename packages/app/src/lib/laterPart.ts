import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page whose script comes on demand. */
export interface LaterPart<Props> {
  load: () => Promise<unknown>;
  /** What draws it: at once where its script is there, without anything in between. Kept by whoever shows it. */
  current: () => ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
}

export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  const Later = lazy(loadOnce);
  return { load: loadOnce, current: () => loaded ?? Later };
}
