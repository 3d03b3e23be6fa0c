import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatMessage } from './MessageLine.tsx';

/** How far from the end still counts as there, in CSS px. */
const NEAR_PX = 40;

/**
 * Keeps the place of whoever reads. The sheet lays the messages out from their end: there a log begins, also before any
 * script, and there it stays when letters grow, or when earlier ones are put above. `scrollTop` is 0 at the end and less above
 * it. The member's own message is always followed, from the moment it is under way. Whoever reads further up sees nothing
 * move as messages come below.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  sending?: string,
) {
  const [hasUnseen, setHasUnseen] = useState(false);
  const [isScrolling, setIsScrolling] = useState(false);
  const isAtEnd = useRef(true);
  const shown = useRef<{ last?: ChatMessage | undefined; height: number }>({ height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = shown.current;
    const last = messages.at(-1);
    if (last && before.last && last.id !== before.last.id) {
      if (isAtEnd.current || last.isOwn) element.scrollTop = 0;
      else {
        // What was put below has pushed up what is being read.
        element.scrollTop -= element.scrollHeight - before.height;
        setHasUnseen(true);
      }
    }
    shown.current = { last, height: element.scrollHeight };
  }, [scroller, messages]);
  useLayoutEffect(() => {
    if (scroller.current && sending !== undefined) scroller.current.scrollTop = 0;
  }, [scroller, sending]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      shown.current.height = element.scrollHeight;
      setIsScrolling(element.scrollHeight > element.clientHeight);
    });
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [scroller]);
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    isAtEnd.current = -element.scrollTop < NEAR_PX;
    if (isAtEnd.current) setHasUnseen(false);
  };
  const toEnd = () => scroller.current?.scrollTo({ top: 0 });
  return { hasUnseen, isScrolling, toEnd, onScroll };
}
