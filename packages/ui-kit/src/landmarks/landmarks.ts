import { focusForReading } from '../focus/focusForReading.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Landmark {
  focus: () => void;
  /** What had the focus inside it last: F6 leads back there. */
  lastFocused?: HTMLElement | undefined;
}

const landmarks = new Map<HTMLElement, Landmark>();

/** Lets F6 visit an element; `focus` says how when nothing inside it had the focus. Returns how to stop. */
function addLandmark(element: HTMLElement, focus?: () => void): () => void {
  if (landmarks.size === 0) {
    document.addEventListener('keydown', visit, { capture: true });
    document.addEventListener('focusin', recordFocusInside, { capture: true });
  }
  landmarks.set(element, { focus: focus ?? (() => void focusForReading(element)) });
  return () => {
    landmarks.delete(element);
    if (landmarks.size > 0) return;
    document.removeEventListener('keydown', visit, { capture: true });
    document.removeEventListener('focusin', recordFocusInside, { capture: true });
  };
}

function visit(event: KeyboardEvent): void {
  if (event.key !== 'F6') return;
  const target = event.altKey ? reachable().find(isMain) : next(event.shiftKey ? -1 : 1);
  if (!target) return;
  event.preventDefault();
  const { lastFocused, focus } = landmarks.get(target) ?? {};
  // What had the focus may be hidden by now, such as a link behind More.
  if (!event.altKey && lastFocused?.checkVisibility() && focusForReading(lastFocused)) return;
  focus?.();
}

/** The landmark before or after the focused one; around the ends, as in a ring. */
function next(step: 1 | -1): HTMLElement | undefined {
  const ring = reachable();
  const here = closest(document.activeElement);
  const index = here ? ring.indexOf(here) : -1;
  if (index < 0) return ring.at(step === 1 ? 0 : -1);
  return ring[(index + step + ring.length) % ring.length];
}

/** In the order of the page, without what is hidden or behind a dialog. */
const reachable = (): HTMLElement[] =>
  [...landmarks.keys()]
    .filter((element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]'))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

function closest(element: Element | null): HTMLElement | undefined {
  for (let step = element; step; step = step.parentElement)
    if (step instanceof HTMLElement && landmarks.has(step)) return step;
  return undefined;
}

function recordFocusInside({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const home = closest(target);
  const landmark = home && landmarks.get(home);
  if (landmark && home !== target) landmark.lastFocused = target;
}

const isMain = (element: HTMLElement): boolean => element.tagName === 'MAIN';

/** A ref for a landmark that F6 visits. `onVisit` moves the focus to some other element than the landmark. */
export function useLandmark<T extends HTMLElement>(onVisit?: () => void) {
  const ref = useRef<T>(null);
  const hasOwnWay = onVisit !== undefined;
  const goOwnWay = useEffectEvent(() => onVisit?.());
  useEffect(() => {
    if (ref.current) return addLandmark(ref.current, hasOwnWay ? () => goOwnWay() : undefined);
  }, [hasOwnWay]);
  return ref;
}
