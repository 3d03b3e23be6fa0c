import { focusForReading } from '@friendbase/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';

/** Of a step that comes in place of the one before: its heading has the focus, and is read out. */
export function useArrivedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) focusForReading(heading.current);
  }, []);
  return heading;
}
