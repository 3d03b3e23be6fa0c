import { focusForReading } from './focusForReading.ts';

/** Where the focus was: the element, then each of its ancestors with its siblings, in case the element goes. */
export type FocusTrail = readonly { element: Element; neighbours: readonly (Element | null)[] }[];

const HEADING = 'h1, h2, h3, h4';
/** Without empty elements: they only hold the focus for a moment (`afterAccessibilityTreeUpdates`). */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not(:empty)';

/**
 * Records the way to the focused element, or to the one given, for `restoreFocus`; to the main landmark where nothing
 * has the focus.
 */
export function recordFocus(element: Element | null = document.activeElement): FocusTrail {
  const steps = [];
  const origin = element && element !== document.body ? element : document.querySelector('main');
  for (let step: Element | null = origin; step; step = parentInPage(step)) {
    steps.push({ element: step, neighbours: [step.nextElementSibling, step.previousElementSibling] });
  }
  return steps;
}

/** Whether anything is there of the page that it was recorded on. */
export const isPageThere = (trail: FocusTrail): boolean => trail.at(-1)?.element.isConnected === true;

/** Where the focus goes after an element that was removed with it, as its owner says. */
const focusFallbacks = new WeakMap<Element, () => void>();

/** Has `restoreFocus` call `moveFocus` where the focus was in this removed element. */
export function setFocusFallback(removed: Element, moveFocus: () => void): void {
  focusFallbacks.set(removed, moveFocus);
}

/** The parent within the page. A child of the body, such as React's root, outlives its page and is no part of it. */
function parentInPage({ parentElement }: Element): Element | null {
  return parentElement?.parentElement === document.body ? null : parentElement;
}

/**
 * Focuses the recorded element, as long as anything of its page is there: a page that came in its place has a focus of
 * its own. If it is gone, the fallback of the innermost removed element moves the focus (`setFocusFallback`). Without one:
 * what stood after it, then before it (a control in it, or its heading), then the first focusable element around it, and at
 * last the main landmark. The focus never stays on the body.
 */
export function restoreFocus(trail: FocusTrail): void {
  const origin = trail[0]?.element;
  if (origin instanceof HTMLElement && focusForReading(origin)) return;
  if (!isPageThere(trail)) return;
  const lost = trail.findLastIndex(({ element }) => !element.isConnected);
  for (const { element } of trail) {
    focusFallbacks.get(element)?.();
    if (!isFocusLost()) return;
  }
  if (trail[lost]?.neighbours.some(focusInto)) return;
  if (trail.slice(lost + 1).some(({ element }) => focusInto(element))) return;
  const main = document.querySelector('main');
  if (main) focusForReading(main);
}

/** Whether no element has the focus: browsers then report the body. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

function focusInto(element: Element | null): boolean {
  if (!element?.isConnected) return false;
  if (tryFocus(element) || [...element.querySelectorAll(FOCUSABLE)].some(tryFocus)) return true;
  const heading = element.matches(HEADING) ? element : element.querySelector(HEADING);
  return heading instanceof HTMLElement && focusForReading(heading);
}

/** Hidden, inert and disabled elements refuse the focus: whether they do shows only by trying. */
function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return document.activeElement === element;
}
