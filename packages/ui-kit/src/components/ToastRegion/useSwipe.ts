import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** The distance to the right that closes a message, in CSS px. Source: product spec, “Notifications”. */
const SWIPE_PX = 50;

/**
 * Closes by a swipe to the right with finger, pen or mouse, unless the member has turned that off: a hand that trembles
 * swipes without meaning to. The Close button does the same without a gesture. Source: conflict X3.
 */
export function useSwipe(onSwiped: () => void, isOn: boolean) {
  const startX = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const end = () => {
    startX.current = undefined;
    setOffset(0);
  };
  return {
    style: { '--fb-swipe': `${offset}px` } as CSSProperties,
    'data-swiping': offset > 0 || undefined,
    onPointerDown: (event: PointerEvent) => {
      // A press that starts on Close is no swipe, even if the pointer moves.
      if (isOn && event.isPrimary && event.button === 0 && !isOnButton(event.target))
        startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== undefined) setOffset(Math.max(0, event.clientX - startX.current));
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current !== undefined && event.clientX - startX.current >= SWIPE_PX) onSwiped();
      end();
    },
    // The message follows the pointer to the right, so the pointer can leave it only in another direction.
    onPointerLeave: end,
    onPointerCancel: end,
  };
}

const isOnButton = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button') !== null;
