import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost, recordFocus, restoreFocus, type FocusTrail } from '../../focus/focusTrail.ts';

type Opener = RefObject<FocusTrail | undefined>;

/**
 * Restores the focus after closing where React Aria cannot, because the opener is gone or was hidden in
 * between. Returns the ref in which `FocusOnOpen` records the opener.
 */
export function useFocusReturn(isOpen: boolean): Opener {
  const opener = useRef<FocusTrail>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const trail = opener.current;
      // React Aria restores the focus on the first frame after the dialog is gone; the second frame is later.
      requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && trail && restoreFocus(trail)));
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) opener.current = undefined;
  }, [isOpen]);
  return opener;
}

/** Moves the focus to `target` as the dialog appears. A dialog that comes back from a suspension keeps its opener. */
export function FocusOnOpen({ target, opener }: { target: RefObject<HTMLElement | null>; opener: Opener }) {
  useEffect(() => {
    opener.current ??= recordFocus();
    target.current?.focus();
  }, [target, opener]);
  return null;
}
