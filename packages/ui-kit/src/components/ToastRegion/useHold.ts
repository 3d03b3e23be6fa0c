import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';

type Reason = 'pointer' | 'focus' | 'hidden tab';

/**
 * Calls `onHold` when somebody may still be reading: the pointer is on the message, the focus in it, or the tab
 * hidden. Calls `onRelease` when no reason is left, or when a held message goes.
 */
export function useHold(onHold: () => void, onRelease: () => void) {
  const reasons = useRef(new Set<Reason>());

  const set = (reason: Reason, holds: boolean) => {
    const wasHeld = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const isHeld = reasons.current.size > 0;
    if (isHeld && !wasHeld) onHold();
    if (wasHeld && !isHeld) onRelease();
  };

  const readTab = useEffectEvent(() => set('hidden tab', document.hidden));
  const letGo = useEffectEvent(() => reasons.current.forEach((reason) => set(reason, false)));
  useEffect(() => {
    readTab();
    document.addEventListener('visibilitychange', readTab);
    return () => {
      document.removeEventListener('visibilitychange', readTab);
      letGo();
    };
  }, []);

  return {
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: () => set('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      set('focus', relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
}
