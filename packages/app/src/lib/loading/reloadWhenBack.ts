/**
 * A page that the browser kept and brings back may be of a member who has logged out since: it hides before it is kept,
 * and the server is asked for it anew. What was being written is a draft, and comes back.
 */
export function reloadWhenBack(page: Window, root: HTMLElement): void {
  page.addEventListener('pagehide', ({ persisted }) => void (root.hidden ||= persisted));
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
}
