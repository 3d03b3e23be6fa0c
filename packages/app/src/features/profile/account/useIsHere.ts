import { useEffect, useRef, type RefObject } from 'react';

/** Whether the part is still on the page: whoever has left hears of an answer by its toast alone. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
