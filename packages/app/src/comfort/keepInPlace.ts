import { flushSync } from 'react-dom';

/** Does what changes the sizes on the page, and keeps what has the focus where it is in the window. */
export function keepInPlace(work: () => void): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top ?? 0;
  flushSync(work);
  if (!focused) return;
  scrollerOf(focused).scrollBy({ top: focused.getBoundingClientRect().top - before, behavior: 'instant' });
}

function scrollerOf(element: Element): Element | Window {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return window;
}
