import { focusForReading } from '@friendbase/ui-kit';
import { useLayoutEffect, useRef, type RefObject, useEffect } from 'react';
import { afterAccessibilityTreeUpdates } from '../page/afterAccessibilityTreeUpdates.ts';

/**
 * What takes the focus as it appears in place of what was pressed. Focused in the same moment as the pressed button goes,
 * it is not heard: see `afterAccessibilityTreeUpdates`.
 *
 * @param isNow false where it appears by itself
 */
export function useReadInstead<Read extends HTMLElement>(isNow = true): RefObject<Read | null> {
  const place = useRef<Read>(null);
  useLayoutEffect(() => {
    if (!isNow) return;
    const read = () => void (place.current && focusForReading(place.current));
    return afterAccessibilityTreeUpdates(read, () => {});
  }, [isNow]);
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
