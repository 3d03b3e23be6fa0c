import { afterAccessibilityTreeUpdates, focusForReading, isFocusPreserved } from '@friendbase/ui-kit';
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePageTitle } from './windowTitle.tsx';

export interface Arrival {
  /**
   * From the moment the member goes to another page until its heading has the focus. A first page load leaves the focus
   * alone, so that the skip link comes first.
   */
  isPending: boolean;
  /** Whether the browser's Back or Forward leads there: the page is then where the member had scrolled it to, and stays. */
  isReturn?: boolean;
}

const ArrivalContext = createContext<Arrival>({ isPending: false });
export const ArrivalProvider = ArrivalContext.Provider;

/** For a screen outside the router, such as the auth screen. */
export function ArrivalScope({ isArriving, children }: { isArriving: boolean; children: ReactNode }) {
  const [arrival] = useState<Arrival>(() => ({ isPending: isArriving }));
  return <ArrivalProvider value={arrival}>{children}</ArrivalProvider>;
}

/**
 * Names the page in the window title, then focuses its heading. Source: widget contract W1.
 *
 * @param goal the id of what the address leads to on this page. It has the focus in place of the heading, also on a first
 *   page load: whoever follows such a link has come for it. A member who was quicker stays where they are: a key in a field
 *   of a server-rendered page is what makes React hydrate it
 */
export function useArrival(title: string, goal?: string): RefObject<HTMLHeadingElement | null> {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = use(ArrivalContext);
  const isOnPage = useRef(false);
  // A layout effect: the member can press a link before passive effects run, and the mark is then the next page's.
  useLayoutEffect(() => {
    const isQuicker = !isOnPage.current && isFocusPreserved();
    isOnPage.current = true;
    if (!arrival.isPending && (goal === undefined || isQuicker)) return;
    const arrive = () => void (arrival.isPending = false);
    const go = () => {
      arrive();
      const wanted = goal === undefined ? null : document.getElementById(goal);
      const target = wanted ?? heading.current;
      const preventScroll = !wanted && arrival.isReturn === true && window.scrollY !== 0;
      if (target) focusForReading(target, { preventScroll });
    };
    // On a first page load nothing has gone.
    return afterAccessibilityTreeUpdates(go, arrive, arrival.isPending ? heading.current : null);
  }, [arrival, goal]);
  return heading;
}
