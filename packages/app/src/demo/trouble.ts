import type { Trouble } from '@friendbase/mocks';

/** Why the demo is not kept, if it is not: known before the page is rendered, or while it is there. */
export function createTroubleStore() {
  let found: Trouble | undefined;
  const listeners = new Set<() => void>();
  return {
    tell: (trouble: Trouble): void => {
      found = trouble;
      for (const listener of listeners) listener();
    },
    get: () => found,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type TroubleStore = ReturnType<typeof createTroubleStore>;
