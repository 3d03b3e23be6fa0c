/** Mouse events that come later than this do not belong to the tap. */
const GHOST_MS = 1000;

/**
 * After a tap, the browser sends the mouse events of the same tap. React Aria waits 80 ms for them and then clicks by
 * itself, because a long press has none. On a busy device they come later still, to whatever stands under the finger by
 * then: they would take its focus, or press it. Until the next touch or key, such late events are ignored.
 *
 * @returns how to stop
 */
export function ignoreGhostClicks(page: Document): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let liftedAt: number | undefined;
  let isPressed = false;
  const begin = () => {
    liftedAt = undefined;
    isPressed = false;
  };
  const lift = ({ pointerType, timeStamp }: PointerEvent) => {
    if (pointerType === 'touch') liftedAt = timeStamp;
  };
  const take = (event: MouseEvent) => {
    if (liftedAt === undefined || event.timeStamp - liftedAt > GHOST_MS) return;
    // A click by script has no pointer.
    const isOfFinger = event.type !== 'click' || (event as PointerEvent).pointerType === 'touch';
    if (!isOfFinger) isPressed = true;
    else if (isPressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  page.addEventListener('pointerdown', begin, options);
  page.addEventListener('keydown', begin, options);
  page.addEventListener('pointerup', lift, options);
  for (const type of ['mousedown', 'mouseup', 'click'] as const) page.addEventListener(type, take, options);
  return () => listening.abort();
}
