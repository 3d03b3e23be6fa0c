/** A spot in the page where focus was, with the neighbours that can take it when the spot is gone. */
export type Place = readonly { element: Element; neighbours: readonly (Element | null)[] }[];

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Remembers where focus is (by default) or a given element, for `returnTo`. */
export function placeOf(element: Element | null = document.activeElement): Place {
  const steps = [];
  for (let step = element; step && step !== document.body; step = step.parentElement) {
    steps.push({ element: step, neighbours: [step.nextElementSibling, step.previousElementSibling] });
  }
  return steps;
}

/**
 * Puts focus back: on the element itself, else on what stood next to it, else before it, else on the first
 * thing to focus around it, and at last on the page's main part. Never leaves it on nothing.
 */
export function returnTo(place: Place): void {
  if (tryFocus(place[0]?.element)) return;
  const lost = place.findLastIndex(({ element }) => !element.isConnected);
  if (place[lost]?.neighbours.some(focusInto)) return;
  if (place.slice(lost + 1).some(({ element }) => focusInto(element))) return;
  tryFocus(document.querySelector('main'));
}

/** True when nothing has focus: the browser then names `body`. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

function focusInto(element: Element | null): boolean {
  if (!element?.isConnected) return false;
  return tryFocus(element) || [...element.querySelectorAll(FOCUSABLE)].some(tryFocus);
}

/** Hidden, inert and disabled elements refuse focus; the only true test is to try. */
function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return document.activeElement === element;
}
