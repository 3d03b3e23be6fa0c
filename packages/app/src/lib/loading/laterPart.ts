import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** What draws a part, there already or on its way. */
export type Drawing<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/** A part of a page whose script comes on demand. */
export interface LaterPart<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What draws it: at once where its script is there, without anything in between. Kept by whoever shows it. */
  current: () => Drawing<Props>;
  isLoaded: () => boolean;
}

export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  const Later = lazy(loadOnce);
  return { load: loadOnce, current: () => loaded ?? Later, isLoaded: () => loaded !== undefined };
}
