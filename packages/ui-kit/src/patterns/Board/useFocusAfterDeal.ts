import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to a card that is there, when the one that had it is no longer dealt: it would be lost to the page as
 * a whole. React reports no blur of an element that it removes, so what had the focus last tells the two apart.
 */
export function useFocusAfterDeal(focusCurrent: () => void) {
  const hasFocus = useRef(false);
  const recover = useEffectEvent(() => {
    if (hasFocus.current && document.activeElement === document.body) focusCurrent();
  });
  useEffect(() => recover());
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
