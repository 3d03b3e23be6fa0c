import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusForReading } from '../../focus/focusForReading.ts';
import { useIsHydrated } from '../../stores/store.ts';
import type { ChatMessage } from './MessageLine.tsx';

/** How far from the end still counts as there, in CSS px. */
const NEAR_PX = 40;

/**
 * Keeps the place of whoever reads. At the end of the messages it follows new ones, and the member's own message is
 * always followed, from the moment it is under way; the end stays in view also when letters grow. Anywhere else nothing
 * moves: neither when messages come, nor when earlier ones are put above. What a server has rendered is laid out from its end
 * until it is hydrated, where `scrollTop` counts from there, downwards.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  sending?: string,
) {
  /** How many messages came below what is being read. */
  const [unseen, setUnseen] = useState(0);
  const [isScrolling, setIsScrolling] = useState(false);
  const isHydrated = useIsHydrated();
  const fromEnd = useRef(0);
  /** `scrollTop` as it was last set here or read from a scroll event. */
  const top = useRef(0);
  /** Scrolls to the end. */
  const follow = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    top.current = element.scrollTop;
  }, [scroller]);
  const shown = useRef<{ first?: ChatMessage; last?: ChatMessage; height: number }>({ height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (isHydrated) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd.current;
    else fromEnd.current = -element.scrollTop;
  }, [scroller, isHydrated]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = shown.current;
    const [first, last] = [messages[0], messages.at(-1)];
    const isLastBefore = ({ id }: ChatMessage) => id === before.last?.id;
    const isAtEnd = fromEnd.current < NEAR_PX;
    // What was put above has pushed down what is being read.
    const hasEarlier = first?.id !== before.first?.id;
    if (hasEarlier && !isAtEnd) element.scrollTop += element.scrollHeight - before.height;
    if (last && last.id !== before.last?.id) {
      if (isAtEnd || last.isOwn) follow();
      else setUnseen((count) => count + messages.length - 1 - messages.findIndex(isLastBefore));
    }
    shown.current = { ...(first && { first }), ...(last && { last }), height: element.scrollHeight };
  }, [scroller, messages, follow]);
  useLayoutEffect(() => {
    if (sending !== undefined) follow();
  }, [sending, follow]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isHydrated) return;
    // Letters that load late or grow, and a window that gets lower, would leave the end out of view.
    const sizes = new ResizeObserver(() => {
      if (fromEnd.current < NEAR_PX) follow();
      setIsScrolling(element.scrollHeight > element.clientHeight);
    });
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [scroller, isHydrated, follow]);
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const distance = isHydrated ? scrollHeight - scrollTop - clientHeight : -scrollTop;
    // Only scrolling up leaves the end. A size that has changed since its event was queued is no reason: the observer follows it.
    const staysAtEnd = fromEnd.current < NEAR_PX && scrollTop >= top.current;
    fromEnd.current = staysAtEnd ? Math.min(fromEnd.current, distance) : distance;
    top.current = scrollTop;
    if (fromEnd.current < NEAR_PX) setUnseen(0);
  };
  const toEnd = () => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    // The button that leads there goes.
    const lines = scroller.current?.querySelectorAll<HTMLElement>('.fb-MessageLog-message');
    const newest = lines?.[messages.length - 1];
    if (newest) focusForReading(newest, { preventScroll: true });
  };
  return { unseen, isScrolling, isHydrated, toEnd, onScroll };
}
