import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost, placeOf, returnTo, type Place } from './place.ts';

type Opener = RefObject<Place | undefined>;

/**
 * Brings focus back after closing when React Aria could not, because the opener is gone or was hidden in
 * between. Gives the ref in which `FocusOnOpen` notes the opener.
 */
export function useFocusReturn(isOpen: boolean): Opener {
  const opener = useRef<Place>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const place = opener.current;
      // React Aria gives focus back on the first frame after the dialog is gone; this looks after the second.
      requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && place && returnTo(place)));
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) opener.current = undefined;
  }, [isOpen]);
  return opener;
}

/** Moves focus to `target` as the dialog appears. The opener is noted once, not again after a suspension. */
export function FocusOnOpen({ target, opener }: { target: RefObject<HTMLElement | null>; opener: Opener }) {
  useEffect(() => {
    opener.current ??= placeOf();
    target.current?.focus();
  }, [target, opener]);
  return null;
}
