/**
 * Focuses what is read rather than operated: a heading, a landmark. It becomes focusable only for as long as it
 * has the focus, because screen readers call a heading that stays focusable “clickable”.
 *
 * @returns whether the element has the focus now; a hidden or inert one refuses it
 */
export function focusForReading(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options);
  if (document.activeElement === element) return true;
  element.tabIndex = -1;
  element.focus(options);
  if (document.activeElement === element) {
    const listening = new AbortController();
    const forget = () => {
      // Another window came to the front: the element is still the active one of this page.
      if (document.activeElement === element) return;
      listening.abort();
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', forget, listening);
    return true;
  }
  element.removeAttribute('tabindex');
  return false;
}
