/** Mouse events that come later than this after a finger came down do not belong to its tap. */
const TAP_MS = 2000;

const TYPES = ['pointerdown', 'keydown', 'mousedown', 'mouseup', 'click'] as const;

/**
 * After a tap, the browser sends the mouse events of the same tap. React Aria waits 80 ms for them and then clicks by
 * itself, because a long press has none. On a busy device they come later still, to whatever stands under the finger by
 * then: they would take its focus, or press it. Until the next press or key, such late events are ignored.
 *
 * @returns how to stop
 */
export function ignoreGhostClicks(page: Document): () => void {
  const listening = new AbortController();
  let touchedAt = -Infinity;
  let isPressed = false;
  const hear = (event: Event) => {
    const { type, timeStamp, pointerType } = event as PointerEvent;
    if (type === 'pointerdown' || type === 'keydown') {
      touchedAt = pointerType === 'touch' ? timeStamp : -Infinity;
      isPressed = false;
    } else if (timeStamp - touchedAt < TAP_MS) {
      // A click by script has no pointer.
      if (type === 'click' && pointerType !== 'touch') isPressed = true;
      else if (isPressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    }
  };
  for (const type of TYPES) page.addEventListener(type, hear, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
