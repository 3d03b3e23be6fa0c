/** Does something once the page that a server rendered is hydrated; at once where that is done, or no server rendered it. */
export type AfterHydration = (action: () => void) => void;

export const atOnce: AfterHydration = (action) => action();

/**
 * The time in which the browser hydrates what a server rendered. The page has to stay meanwhile what it was rendered from: what
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
