import { focusForReading } from '@friendbase/ui-kit';
import { useLayoutEffect, useRef, type RefObject, useEffect } from 'react';
import { afterAccessibilityTreeUpdates, isFocusPreserved } from '../page/afterAccessibilityTreeUpdates.ts';

/**
 * What takes the focus as it appears in place of what was pressed. Focused in the same moment as the pressed button goes,
 * it is not heard: see `afterAccessibilityTreeUpdates`.
 *
 * @param turn false or 0 where it appears by itself; what is read once more has another one each time
 */
export function useReadInstead<Read extends HTMLElement>(
  turn: number | boolean = true,
): RefObject<Read | null> {
  const place = useRef<Read>(null);
  useLayoutEffect(() => {
    const target = place.current;
    if (!turn || !target) return;
    const held = document.createElement('span');
    const cancel = afterAccessibilityTreeUpdates(
      () => void focusForReading(target),
      () => {},
      held,
    );
    if (!isFocusPreserved() && target.closest('[role=dialog]')) holdFocus(held, target);
    return () => {
      cancel();
      held.remove();
    };
  }, [turn]);
  return place;
}

/**
 * A window takes a lost focus to its first button, which is then heard in place of the target. Until the target is focused, the
 * focus rests on something empty before it. That stays there: taken away at once, it would be what has gone without a word.
 */
function holdFocus(held: HTMLElement, target: HTMLElement): void {
  held.tabIndex = -1;
  // Out of the flow, where nothing makes room for it.
  Object.assign(held.style, { position: 'fixed', outline: 'none' });
  target.before(held);
  held.focus({ preventScroll: true });
}

/** A heading that takes the focus once, when reading goes on there. */
export function useReadingFocus(isFocused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused && heading.current) focusForReading(heading.current);
  }, [isFocused]);
  return heading;
}
