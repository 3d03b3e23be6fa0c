import { use, useEffect, useRef, type RefObject } from 'react';
import { afterAccessibilityTreeUpdates } from '../../focus/afterAccessibilityTreeUpdates.ts';
import { focusForReading } from '../../focus/focusForReading.ts';
import {
  isFocusLost,
  isPageThere,
  recordFocus,
  restoreFocus,
  type FocusTrail,
} from '../../focus/focusTrail.ts';
import { SuspensionContext } from '../../suspension/Suspension.tsx';
import { countPresent } from './dialogHistory.ts';

/** The dialog around the opener has closed as well: its own return leads on, from its opener. */
function isInClosedDialog(trail: FocusTrail): boolean {
  const around = trail[0]?.element.closest('[role$="dialog"]');
  return around?.isConnected === false;
}

/** Of the dialog that has just gone: one that opens in its place, on the same page, goes back there. */
let lastOpener: FocusTrail | undefined;

interface FocusOnOpenProps {
  isOpen: boolean;
  /** Open, and not suspended. */
  isShown: boolean;
  target: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to `target` as the dialog appears, and to where it was in it when the dialog comes back from a
 * suspension. Until screen readers know that the page behind is inert, the focus rests before the dialog: Orca follows
 * one that comes with that news without a word. Whoever has been in the dialog by then, and went on to a question that
 * has just closed, comes back to where they were. A question is read whatever has the focus. A dialog that opens again before
 * it is gone begins at `target` again. Once the dialog is gone, which may be later than its close, the focus is restored
 * where React Aria cannot, because the opener is gone or was hidden in between.
 */
export function FocusOnOpen({ isOpen, isShown, target }: FocusOnOpenProps) {
  const place = useRef<HTMLElement>(undefined);
  const opener = useRef<FocusTrail>(undefined);
  const isSuspended = use(SuspensionContext);
  // While it is suspended, nobody waits for it.
  useEffect(() => (isSuspended ? undefined : countPresent()), [isSuspended]);
  useEffect(
    () => () => {
      const trail = opener.current;
      lastOpener = trail;
      // React Aria restores the focus on the first frame after the dialog is gone; the second frame is later.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (lastOpener === trail) lastOpener = undefined;
          if (isFocusLost() && trail && !isInClosedDialog(trail)) restoreFocus(trail);
        }),
      );
    },
    [],
  );
  useEffect(() => {
    if (isOpen) {
      const isInPlace = isFocusLost() && lastOpener && isPageThere(lastOpener);
      opener.current ??= isInPlace ? lastOpener : recordFocus();
      return;
    }
    return () => {
      opener.current = undefined;
      place.current = undefined;
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isShown) return;
    const listening = new AbortController();
    const dialog = target.current?.closest<HTMLElement>('[role$="dialog"]');
    // React Aria focuses the dialog itself as it opens.
    const record = (event: Event) => {
      if (event.target instanceof HTMLElement && event.target !== dialog) place.current = event.target;
    };
    dialog?.addEventListener('focusin', record, listening);
    // Whoever has scrolled meanwhile stays there: it is in view as the dialog opens.
    const go = () => target.current?.focus({ preventScroll: true });
    const comeBack = () => {
      if (!place.current || !focusForReading(place.current)) go();
    };
    let cancel = () => {};
    const comeIn = () => {
      const isTaken = document.activeElement !== dialog && dialog?.contains(document.activeElement);
      if (isTaken || listening.signal.aborted) return;
      cancel = afterAccessibilityTreeUpdates(comeBack, () => {}, dialog, true);
    };
    // After the effect by which React Aria focuses the dialog.
    if (!place.current && dialog?.role === 'dialog') queueMicrotask(comeIn);
    else comeBack();
    return () => {
      listening.abort();
      cancel();
    };
  }, [isShown, target]);
  return null;
}
