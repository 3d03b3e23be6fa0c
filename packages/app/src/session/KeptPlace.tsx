import { focusForReading, Suspension } from '@friendbase/ui-kit';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Shown } from '../lib/windowTitle.tsx';

interface KeptPlaceProps {
  isAway: boolean;
  children: ReactNode;
}

/** Hides its children while the member is away, and restores their scroll position and focus afterwards. */
export function KeptPlace({ isAway, children }: KeptPlaceProps) {
  const place = useRef<{ focus?: HTMLElement; scrollTop: number }>({ scrollTop: 0 });

  useLayoutEffect(() => {
    if (!isAway) return;
    const kept = place.current;
    return () => {
      window.scrollTo(0, kept.scrollTop);
      if (kept.focus) focusForReading(kept.focus, { preventScroll: true });
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
    <div hidden={isAway} onFocus={recordFocus}>
      <Shown when={!isAway}>
        <Suspension isSuspended={isAway}>{children}</Suspension>
      </Shown>
    </div>
  );
}
