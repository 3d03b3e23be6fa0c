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
 * the change is seen at once however long the page is. From the first time that it is off the screen, `data-laid-out` says
 * that the browser knows its height and may leave it out.
 */
export function LaterPart({ place, children }: LaterPartProps) {
  const [turn] = useState(createTurn);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver((seen) => {
      const now = seen.at(-1);
      if (!now) return;
      turn.setOnScreen(now.isIntersecting);
      // In a page that is not shown it has no height yet.
      if (!now.isIntersecting && now.boundingClientRect.height > 0) element.setAttribute('data-laid-out', '');
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, turn]);
  return <LaterStores turn={turn}>{children}</LaterStores>;
}
