import { createContext, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { documentTitle } from './pages.ts';

/**
 * True from the moment the member goes to another page until its heading has taken the focus. A first page
 * load leaves the focus alone, so that the skip link comes first.
 */
export type Arrival = { isPending: boolean };

const ArrivalContext = createContext<Arrival>({ isPending: false });
export const ArrivalProvider = ArrivalContext.Provider;

/** A screen of its own outside the router, the auth screen for one. */
export function ArrivalScope({ isArriving, children }: { isArriving: boolean; children: ReactNode }) {
  const [arrival] = useState<Arrival>(() => ({ isPending: isArriving }));
  return <ArrivalProvider value={arrival}>{children}</ArrivalProvider>;
}

/** Names the page in the window title, then leads the focus to the heading. Source: widget contract W1. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = use(ArrivalContext);
  useEffect(() => {
    document.title = documentTitle(title);
    if (!arrival.isPending) return;
    arrival.isPending = false;
    heading.current?.focus();
  }, [arrival, title]);
  return heading;
}
