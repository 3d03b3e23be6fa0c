/** On a part of a server-rendered page whose script is still to come. */
export const AWAITED = 'data-awaited';

/** On `<html>` as soon as everything on the page answers: tests and tools wait for it. */
const READY = 'data-ready';

/** Whether parts of the page are still awaited. What nobody can press yet, in a closed tab, can wait. */
export const hasAwaited = (page: Document): boolean =>
  page.querySelector(`[${AWAITED}]:not([inert] *)`) !== null;

/** Says so once no part of the page is awaited anymore. */
export function tellReady(page: Document): void {
  if (!hasAwaited(page)) page.documentElement.setAttribute(READY, '');
}
