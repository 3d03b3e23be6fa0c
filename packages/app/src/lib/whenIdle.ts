/** Browsers without idle callbacks wait this long: by then the page stands still. */
const SOON_MS = 1000;

/** Runs the action once the page has nothing better to do: what a press will need is fetched then. Returns how to cancel. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action);
  return () => cancelIdleCallback(request);
}
