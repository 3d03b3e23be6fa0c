import { useEffect, useRef, type RefObject } from 'react';
import { focusForReading } from '../../focus/focusForReading.ts';
import { isFocusLost, recordFocus, restoreFocus, type FocusTrail } from '../../focus/focusTrail.ts';

type Opener = RefObject<FocusTrail | undefined>;

/** The dialog around the opener has closed as well: its own return leads on, from its opener. */
function isInClosedDialog(trail: FocusTrail): boolean {
  const around = trail[0]?.element.closest('[role$="dialog"]');
  return around?.isConnected === false;
}

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
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isFocusLost() && trail && !isInClosedDialog(trail)) restoreFocus(trail);
        }),
      );
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) opener.current = undefined;
  }, [isOpen]);
  return opener;
}

interface FocusOnOpenProps {
  isShown: boolean;
  target: RefObject<HTMLElement | null>;
  opener: Opener;
}

/**
 * Moves the focus to `target` as the dialog appears, and to where it was in it when the dialog comes back from a
 * suspension. The opener stays the one of the first time.
 */
export function FocusOnOpen({ isShown, target, opener }: FocusOnOpenProps) {
  const place = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isShown) return;
    const listening = new AbortController();
    const dialog = target.current?.closest<HTMLElement>('[role$="dialog"]');
    const record = (event: Event) => {
      if (event.target instanceof HTMLElement) place.current = event.target;
    };
    dialog?.addEventListener('focusin', record, listening);
    opener.current ??= recordFocus();
    if (!place.current || !focusForReading(place.current)) target.current?.focus();
    return () => listening.abort();
  }, [isShown, target, opener]);
  return null;
}
