import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatMessage } from './MessageLine.tsx';

/** How far from the end still counts as there, in CSS px. */
const NEAR_PX = 40;

/**
 * Keeps the place of whoever reads. At the end of the messages it follows new ones, and the member's own message is
 * always followed, from the moment it is under way; the end stays in view also when letters grow. Anywhere else nothing moves: neither when messages come, nor when earlier ones are put above.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  sending?: string,
) {
  const [hasUnseen, setHasUnseen] = useState(false);
  const isAtEnd = useRef(true);
  const shown = useRef<{ first?: ChatMessage; last?: ChatMessage; height: number }>({ height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = shown.current;
    const [first, last] = [messages[0], messages.at(-1)];
    // What was put above has pushed down what is being read.
    const hasEarlier = first?.id !== before.first?.id;
    if (hasEarlier && !isAtEnd.current) element.scrollTop += element.scrollHeight - before.height;
    if (last && last.id !== before.last?.id) {
      if (isAtEnd.current || last.isOwn) element.scrollTop = element.scrollHeight;
      else setHasUnseen(true);
    }
    shown.current = { ...(first && { first }), ...(last && { last }), height: element.scrollHeight };
  }, [scroller, messages]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && sending !== undefined) element.scrollTop = element.scrollHeight;
  }, [scroller, sending]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Letters that load late or grow, and a window that gets lower, would leave the end out of view.
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [scroller]);
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    if (isAtEnd.current) setHasUnseen(false);
  };
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  return { hasUnseen, toEnd, onScroll };
}
