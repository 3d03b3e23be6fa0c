import { useLayoutEffect, type RefObject } from 'react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { type Preferences } from '../../preferences/preferences.ts';

/**
 * In the order of preference: first below the words of a wide screen, where the fewest controls are, and never first
 * on the side of Help.
 */
const PLACES = {
  right: ['bottom-start', 'bottom-end', 'top-start', 'top-end'],
  left: ['bottom-end', 'bottom-start', 'top-end', 'top-start'],
} as const;
/** A low band with the title alone: the rest shows under pointer or focus, and is behind the bell. */
const LOW = 'bottom-low';
/** The end of the page, in the flow: it covers nothing at all. */
const IN_FLOW = 'flow';

/** What a message must not cover: the focus, what went wrong, and tabs, which a message may point to. */
const NEEDED = ':focus, .fb-ErrorSummary, [aria-invalid="true"], [role="tab"]';

/** What it leaves free where it can: the main tasks of a page, and what is written in. */
const WANTED = '.fb-TaskTile, textarea';

/**
 * Puts the message in the first place where it covers nothing needed, and nothing wanted where there is such a place.
 * It moves only when it must: a message that jumps about is hard to read and to press.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, toast: RefObject<HTMLElement | null>) {
  const helpSide = usePreferences((preferences) => preferences.helpSide);
  const simple = usePreferences((preferences) => preferences.simple);
  useLayoutEffect(() => {
    const move = () => {
      if (region.current && toast.current)
        placeFreely(region.current, toast.current, placesFor(helpSide, simple));
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
  }, [region, toast, helpSide, simple]);
}

/** In Simple mode a small window begins with the title alone: room for the tasks is worth more there. */
function placesFor(helpSide: Preferences['helpSide'], isSimple: boolean): readonly string[] {
  const places = PLACES[helpSide];
  return isSimple && window.matchMedia('(width < 30em)').matches ? [LOW, ...places] : [...places, LOW];
}

function placeFreely(region: HTMLElement, toast: HTMLElement, places: readonly string[]): void {
  // The member is at the message: it stays under pointer and focus.
  if (toast.contains(document.activeElement)) return;
  const isFree = (place: string, selector: string) => {
    region.dataset['place'] = place;
    const box = toast.getBoundingClientRect();
    return ![...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && !isTall(element) && overlaps(box, boxOf(element)),
    );
  };
  const { place: current } = region.dataset;
  const tried = [...(current === undefined ? [] : [current]), ...places];
  const isPlaced = [`${NEEDED}, ${WANTED}`, NEEDED].some((selector) =>
    tried.some((place) => isFree(place, selector)),
  );
  if (!isPlaced) region.dataset['place'] = IN_FLOW;
}

/** A tall area, such as the main landmark, shows around the message; only a control can hide behind it. */
const isTall = (element: Element): boolean =>
  element.matches(':focus') &&
  !element.matches('.fb-ErrorSummary') &&
  element.getBoundingClientRect().height > window.innerHeight / 2;

/** The input of a radio or a switch is hidden within its label. */
const boxOf = (element: Element): DOMRect => (element.closest('label') ?? element).getBoundingClientRect();

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
