import { FIRST_WINDOWS } from './firstWindow.tsx';

/**
 * Whether this is the smallest window with large text, where the header takes two rows: a third of the window is left for the page,
 * which begins there with a name and nothing more.
 */
export const isTight = ({ width }: { width: number }): boolean =>
  width === Math.min(...FIRST_WINDOWS.map(([each]) => each)) &&
  document.documentElement.dataset['text'] === '130';

/** Whether this is a phone with large text, where the filters of a list still take several rows. */
export const isLargeOnPhone = ({ width }: { width: number }): boolean =>
  width < 768 && document.documentElement.dataset['text'] === '130';
