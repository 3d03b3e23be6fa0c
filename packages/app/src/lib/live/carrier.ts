/** Whether the page is told what happens: `pending` at first, and while it looks as if a break will soon be over. */
export type ConnectionState = 'open' | 'pending' | 'closed';

/** How the page of a member learns what happens. */
export interface LiveCarrier {
  readonly current: () => ConnectionState;
  readonly set: (now: ConnectionState) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Hears how much has happened with each check of the session, where that is the only one to tell. */
  readonly onPlace: (hear: (place: string) => void) => void;
  /** A check has found how much has happened. */
  readonly take: (place: string | undefined) => void;
}

export function createCarrier(): LiveCarrier {
  const watchers = new Set<() => void>();
  let current: ConnectionState = 'pending';
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
