import { DialogSuspension } from '@friendbase/ui-kit';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';

interface KeptPlaceProps {
  isAway: boolean;
  children: ReactNode;
}

/** Hides its children while the member is away and gives them back as they were, focus and scroll included. */
export function KeptPlace({ isAway, children }: KeptPlaceProps) {
  const place = useRef<{ focus?: HTMLElement; scrollTop: number }>({ scrollTop: 0 });

  // A layout effect: it runs before the auth screen gives its own title to the window.
  useLayoutEffect(() => {
    if (!isAway) return;
    const { title } = document;
    const kept = place.current;
    return () => {
      document.title = title;
      window.scrollTo(0, kept.scrollTop);
      kept.focus?.focus({ preventScroll: true });
    };
  }, [isAway]);

  useEffect(() => {
    if (isAway) return;
    const remember = () => void (place.current.scrollTop = window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [isAway]);

  const rememberFocus = (event: FocusEvent<HTMLElement>) => {
    if (!isAway) place.current.focus = event.target;
  };
  return (
    // `aria-hidden` too: F6 goes by it when it looks for the parts of the page.
    <div hidden={isAway} aria-hidden={isAway} onFocus={rememberFocus}>
      <DialogSuspension isSuspended={isAway}>{children}</DialogSuspension>
    </div>
  );
}
