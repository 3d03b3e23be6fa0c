import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusForReading } from '../../focus/focusForReading.ts';
import { isFocusLost } from '../../focus/focusTrail.ts';

/** Gives the focus to the whole when the button in it that has it goes, as it does with what it was for. */
export function useFocusPreserved(whole: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && isFocusLost() && whole.current) focusForReading(whole.current);
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a related target the focus may just have been removed with its button.
      if (relatedTarget !== null) hasFocus.current = false;
    },
  };
}
