import { FIRST_WINDOWS } from './firstWindow.tsx';

/**
 * Whether this is the smallest window with large text, which has room for some ten words a line and eight lines: a page begins there
 * with its name and what it is for.
 */
export const isTight = ({ width }: { width: number }): boolean =>
  width === Math.min(...FIRST_WINDOWS.map(([each]) => each)) &&
  document.documentElement.dataset['text'] === '130';
