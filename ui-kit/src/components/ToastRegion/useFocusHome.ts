import { useEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost, placeOf, returnTo, type Place } from '../Dialog/place.ts';

/** Remembers from where focus came into a message, and brings it back there when the message goes with it. */
export function useFocusHome() {
  const home = useRef<Place>(undefined);
  useEffect(
    () => () => {
      if (home.current && isFocusLost()) returnTo(home.current);
    },
    [],
  );
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      home.current ??= placeOf(relatedTarget instanceof Element ? relatedTarget : null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The browser's own window losing focus is no move; the member comes back to the same control.
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays && document.hasFocus()) home.current = undefined;
    },
  };
}
