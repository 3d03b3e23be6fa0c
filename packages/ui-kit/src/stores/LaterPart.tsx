import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { LaterStores } from './LaterStores.tsx';
import { createTurn } from './turn.ts';

interface LaterPartProps {
  /** What holds the children. */
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * One part of a long page. Off the screen it takes a change of words or of comfort settings after what is seen, so that
 * the change is seen at once however long the page is.
 */
export function LaterPart({ place, children }: LaterPartProps) {
  const [turn] = useState(createTurn);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => turn.setOnScreen(seen.at(-1)?.isIntersecting ?? true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, turn]);
  return <LaterStores turn={turn}>{children}</LaterStores>;
}
