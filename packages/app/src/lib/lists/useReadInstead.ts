import { afterAccessibilityTreeUpdates, focusForReading } from '@friendbase/ui-kit';
import { useLayoutEffect, useRef, type RefObject, useEffect } from 'react';

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
    return afterAccessibilityTreeUpdates(
      () => void focusForReading(target),
      () => {},
      target,
    );
  }, [turn]);
  return place;
}

/** A heading that takes the focus once, when reading goes on there. */
export function useReadingFocus(isFocused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused && heading.current) focusForReading(heading.current);
  }, [isFocused]);
  return heading;
}
