import { flushSync } from 'react-dom';

/**
 * Does what changes the sizes on the page, and keeps what has the focus where it is in the window, unless something now
 * lies over it there.
 */
export function keepInPlace(work: () => void): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top ?? 0;
  flushSync(work);
  if (!focused) return;
  scrollerOf(focused).scrollBy({ top: focused.getBoundingClientRect().top - before, behavior: 'instant' });
  // The label of a radio or a switch: its input is hidden, and its place says little.
  (focused.closest('label') ?? focused).scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function scrollerOf(element: Element): Element | Window {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return window;
}
