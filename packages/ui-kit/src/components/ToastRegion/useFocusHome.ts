import { useEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost, recordFocus, restoreFocus, type FocusTrail } from '../../focus/focusTrail.ts';

/** Records where the focus was before it entered the message, and restores it when the message goes. */
export function useFocusHome() {
  const home = useRef<FocusTrail>(undefined);
  useEffect(
    () => () => {
      if (home.current && isFocusLost()) restoreFocus(home.current);
    },
    [],
  );
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      home.current ??= recordFocus(relatedTarget instanceof Element ? relatedTarget : null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Another window came to the front: the focus comes back to the same control.
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays && document.hasFocus()) home.current = undefined;
    },
  };
}
