import { focusForReading } from '@friendbase/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';

/** A heading that takes the focus once, when reading goes on there. */
export function useReadingFocus(isFocused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused && heading.current) focusForReading(heading.current);
  }, [isFocused]);
  return heading;
}
