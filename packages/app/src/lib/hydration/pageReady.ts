/** On a part of a server-rendered page whose script is still to come. */
export const AWAITED = 'data-awaited';

/** On `<html>` as soon as everything on the page answers: tests and tools wait for it. */
const READY = 'data-ready';

/** Says so once no part of the page is awaited anymore; what nobody can press yet, in a closed tab, can wait. */
export function tellReady({ documentElement }: Document): void {
  if (!documentElement.querySelector(`[${AWAITED}]:not([inert] *)`)) documentElement.setAttribute(READY, '');
}
