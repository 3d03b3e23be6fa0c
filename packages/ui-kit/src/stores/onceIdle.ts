/**
 * Runs the action once the browser is idle. Returns how to cancel.
 *
 * @param latestMs a page that is never idle waits no longer
 * @param withoutMs how long Safari waits, which has no idle callbacks
 */
export function onceIdle(action: () => void, latestMs: number, withoutMs = 0): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, withoutMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: latestMs });
  return () => cancelIdleCallback(request);
}
