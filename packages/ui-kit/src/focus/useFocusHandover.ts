import { useLayoutEffect, type RefObject } from 'react';
import { isFocusLost, recordFocus, restoreFocus } from './focusTrail.ts';

/** Where a part is removed with the focus in it, the focus goes to what has come in its place, or to what stood beside it. */
export function useFocusHandover(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // Its replacement is there on the next frame.
      const trail = recordFocus(own);
      requestAnimationFrame(() => isFocusLost() && restoreFocus(trail));
    };
  }, [part]);
}
