/** Chromium sends changes of the page to screen readers at most every 150 ms; this is one round and some room. */
const ROUND_MS = 200;

/**
 * Runs the action once screen readers know what is on the page now. Heard with Orca 43 and Chromium 150:
 * - Where the focused element stays, the new element must have been painted before it is focused.
 * - Where it was removed, its removal must have been sent first. Sent together with the next focus, Orca finds
 *   its old place gone, moves without a word, and stays silent about the heading.
 *
 * @returns how to cancel
 */
export function whenScreenReadersKnow(action: () => void): () => void {
  if (document.activeElement !== document.body && document.activeElement?.checkVisibility()) {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(action);
    });
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(action, ROUND_MS);
  return () => clearTimeout(timer);
}
