import { focusForReading, Suspension } from '@friendbase/ui-kit';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Shown } from '../lib/page/windowTitle.tsx';

interface PreservedPlaceProps {
  isAway: boolean;
  children: ReactNode;
}

/**
 * Hides its children while the member is away, and restores their scroll position and focus afterwards. Where nothing had
 * the focus, it goes to the heading: what they came back by is gone.
 */
export function PreservedPlace({ isAway, children }: PreservedPlaceProps) {
  const part = useRef<HTMLDivElement>(null);
  const place = useRef<{ focus?: HTMLElement; scrollTop: number }>({ scrollTop: 0 });

  useLayoutEffect(() => {
    if (!isAway) return;
    const stored = place.current;
    const own = part.current;
    return () => {
      window.scrollTo(0, stored.scrollTop);
      const focus = stored.focus ?? own?.querySelector('h1');
      if (focus) focusForReading(focus, { preventScroll: true });
    };
  }, [isAway]);

  useEffect(() => {
    if (isAway) return;
    const recordScroll = () => void (place.current.scrollTop = window.scrollY);
    window.addEventListener('scroll', recordScroll, { passive: true });
    return () => window.removeEventListener('scroll', recordScroll);
  }, [isAway]);

  const recordFocus = (event: FocusEvent<HTMLElement>) => {
    if (!isAway) place.current.focus = event.target;
  };
  return (
    <div ref={part} hidden={isAway} onFocus={recordFocus}>
      <Shown when={!isAway}>
        <Suspension isSuspended={isAway}>{children}</Suspension>
      </Shown>
    </div>
  );
}
