/**
 * Runs the action once the browser has nothing better to do, and at the latest after so many ms. Safari has no idle callbacks: there it
 * runs after `withoutMs`. Returns how to cancel.
 */
export function onceIdle(action: () => void, latestMs: number, withoutMs = 0): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, withoutMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: latestMs });
  return () => cancelIdleCallback(request);
}
