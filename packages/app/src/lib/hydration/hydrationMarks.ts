/** On `<html>`: the page that a server has rendered is not what this device shows, so the device renders it itself. */
export const CLIENT_RENDERED = 'data-client-rendered';

/** On `<html>`: the settings (`comfort/pageSettings.ts`) that the page was rendered for, where they are not the defaults. */
export const SETTINGS = 'data-settings';

/** On `<html>`: a script did not load. */
export const PARTS_MISSING = 'data-parts-missing';

/** The id of the line that says what becomes of a press before the app is there. */
const EARLY_LINE = 'early-line';

/** Where the loading frame waits in a server-rendered page, in case that the device renders the page itself. */
export const FRAME = 'page-frame';
const SHOWN_FRAME = 'shown-frame';

/** Shows the server-rendered page, and that parts of it are missing: a script did not load. */
export function tellPartsMissing(): void {
  const root = document.documentElement;
  root.removeAttribute(CLIENT_RENDERED);
  root.setAttribute(PARTS_MISSING, '');
  if (window.earlyEvents?.pressed.size) window.earlyEvents.tell();
}

/** Says what becomes of presses before the app is there: they wait, or their marks go, because a script is missing. */
export function tellPressed(pressed: Map<Element, Animation>): void {
  const isMissing = document.documentElement.hasAttribute(PARTS_MISSING);
  for (const [button, mark] of pressed) if (isMissing && pressed.delete(button)) mark.cancel();
  const line = document.getElementById(EARLY_LINE);
  const words = pressed.size > 0 ? line?.dataset['waiting'] : '';
  line?.replaceChildren((isMissing ? line.dataset['missing'] : words) ?? '');
}

/**
 * Makes the loading frame that is on show the content of the page's root. The template it waits in goes in any case: it is of
 * no use anymore, and checkers of accessibility stumble over it. Returns whether it was shown.
 */
export function takeShownFrame(page: Document, root: Element): boolean {
  page.getElementById(FRAME)?.remove();
  const frame = page.getElementById(SHOWN_FRAME);
  page.documentElement.removeAttribute(CLIENT_RENDERED);
  if (!frame) return false;
  root.replaceChildren(...frame.childNodes);
  frame.remove();
  return true;
}
