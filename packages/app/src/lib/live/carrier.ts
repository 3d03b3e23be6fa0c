/** The page is told what happens, that is not known yet, or it has to ask. */
export type Carried = 'open' | 'pending' | 'closed';

/** How the page of a member learns what happens. */
export interface LiveCarrier {
  readonly current: () => Carried;
  readonly set: (now: Carried) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Hears how much has happened with each check of the session, where that is the only one to tell. */
  readonly onPlace: (hear: (place: string) => void) => void;
  /** A check has found how much has happened. */
  readonly take: (place: string | undefined) => void;
}

export function createCarrier(): LiveCarrier {
  const watchers = new Set<() => void>();
  let current: Carried = 'pending';
  let hear: ((place: string) => void) | undefined;
  return {
    current: () => current,
    set(now) {
      current = now;
      for (const tell of watchers) tell();
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    onPlace: (one) => void (hear = one),
    take: (place) => place !== undefined && hear?.(place),
  };
}
