/** Does something once the page that a server wrote is hydrated; at once where that is done, or nothing is written. */
export type AfterHydration = (action: () => void) => void;

export const atOnce: AfterHydration = (action) => action();

/**
 * The time in which the browser hydrates what a server wrote. The page has to stay meanwhile what it was written from: what
 * comes from elsewhere, such as another tab, waits, in its order.
 */
export function hydrationQueue(): { after: AfterHydration; end: () => void } {
  let waiting: (() => void)[] | undefined = [];
  return {
    after: (action) => (waiting ? void waiting.push(action) : action()),
    end() {
      const due = waiting ?? [];
      waiting = undefined;
      for (const act of due) act();
    },
  };
}
