import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusForReading } from './focusForReading.ts';
import { isFocusLost } from './focusTrail.ts';

/** Gives the focus to the whole when the button in it that has it goes, as it does with what it was for. */
export function useFocusPreserved(whole: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false && isFocusLost() && whole.current)
      focusForReading(whole.current);
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a related target the focus may just have been removed with its button.
      if (relatedTarget !== null) focused.current = undefined;
    },
  };
}
