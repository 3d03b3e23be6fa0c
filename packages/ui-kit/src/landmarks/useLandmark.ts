import { useEffect, useEffectEvent, useRef } from 'react';
import { addLandmark } from './landmarks.ts';

/** A ref for a landmark that F6 visits. `onVisit` moves the focus to some other element than the landmark. */
export function useLandmark<T extends HTMLElement>(onVisit?: () => void) {
  const ref = useRef<T>(null);
  const hasOwnWay = onVisit !== undefined;
  const goOwnWay = useEffectEvent(() => onVisit?.());
  useEffect(() => {
    if (ref.current) return addLandmark(ref.current, hasOwnWay ? () => goOwnWay() : undefined);
  }, [hasOwnWay]);
  return ref;
}
