import { useLayoutEffect, type RefObject } from 'react';
import { usePreferences } from '../../preferences/index.ts';

/**
 * In the order of preference: first below the words of a wide screen, where the fewest controls are, and never first
 * on the side of Help.
 */
const PLACES = {
  right: ['bottom-start', 'bottom-end', 'top-start', 'top-end'],
  left: ['bottom-end', 'bottom-start', 'top-end', 'top-start'],
} as const;
/** The end of the page, in the flow: it covers nothing at all. */
const IN_FLOW = 'flow';

/** What a message must not cover: the focus, what went wrong, and tabs, which a message may point to. */
const NEEDED = ':focus, .fb-ErrorSummary, [aria-invalid="true"], [role="tab"]';

/**
 * Puts the message in the first place where it covers nothing needed. It moves only when it must: a message that
 * jumps about is hard to read and to press.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, toast: RefObject<HTMLElement | null>) {
  const helpSide = usePreferences((preferences) => preferences.helpSide);
  useLayoutEffect(() => {
    const move = () => {
      if (region.current && toast.current) placeFreely(region.current, toast.current, PLACES[helpSide]);
    };
    let frame = 0;
    // On the next frame the focus has also been scrolled into view.
    const moveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    move();
    moveSoon();
    document.addEventListener('focusin', moveSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', moveSoon);
    };
  }, [region, toast, helpSide]);
}

function placeFreely(region: HTMLElement, toast: HTMLElement, places: readonly string[]): void {
  // The member is at the message: it stays under pointer and focus.
  if (toast.contains(document.activeElement)) return;
  const needed = [...document.querySelectorAll(NEEDED)]
    .filter((element) => element.checkVisibility() && !isTall(element))
    .map((element) => element.getBoundingClientRect());
  const isFree = (place: string) => {
    region.dataset['place'] = place;
    const box = toast.getBoundingClientRect();
    return !needed.some((rect) => overlaps(box, rect));
  };
  const { place: current } = region.dataset;
  if (current !== undefined && isFree(current)) return;
  if (!places.some(isFree)) region.dataset['place'] = IN_FLOW;
}

/** A tall area, such as the main landmark, shows around the message; only a control can hide behind it. */
const isTall = (element: Element): boolean =>
  element.matches(':focus') &&
  !element.matches('.fb-ErrorSummary') &&
  element.getBoundingClientRect().height > window.innerHeight / 2;

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
