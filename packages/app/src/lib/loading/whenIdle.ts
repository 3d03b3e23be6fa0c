/** A page that is never idle waits no longer, and browsers without idle callbacks wait as long. */
const SOON_MS = 500;

/** Runs the action once the page has nothing better to do: what a press will need is fetched then. Returns how to cancel. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: SOON_MS });
  return () => cancelIdleCallback(request);
}
