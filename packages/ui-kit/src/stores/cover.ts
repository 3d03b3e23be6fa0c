let windows = 0;
const watchers = new Set<() => void>();

const add = (count: number) => {
  windows += count;
  for (const tell of watchers) tell();
};

/**
 * Covers what the page holds by a window that changes the whole page, and shows the change itself.
 *
 * @returns ends it; as an effect takes it
 */
export function coverPage(): () => void {
  add(1);
  return () => add(-1);
}

export const isPageCovered = (): boolean => windows > 0;

export const watchCover = (onChange: () => void): (() => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};
