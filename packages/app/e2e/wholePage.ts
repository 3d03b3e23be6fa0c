import type { Page } from '@playwright/test';

/**
 * Far below the window Chromium leaves out what it would not show, and axe would measure it where it was. It stays
 * rendered from then on: to leave it out again could move what is in view.
 */
function drawWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
  // What it moves was asked for.
  window.dispatchEvent(new Event('input'));
  document.adoptedStyleSheets = [sheet];
}

/**
 * What sticks to the lower edge of the window lies on what can be scrolled out from under it: axe would measure what is left of
 * a button there. Whether anything that has the focus is hidden is proved for itself.
 */
export function unstick(isOver: boolean): void {
  // What it moves was asked for.
  window.dispatchEvent(new Event('input'));
  for (const part of document.querySelectorAll<HTMLElement>('.fb-MenuBar, .fb-PageFrame-footer'))
    part.style.position = isOver ? '' : 'static';
}

/** A window that fades in has other colours until it is there. What turns for ever is not waited for. */
async function endOfFading(): Promise<void> {
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(fading.map(({ finished }) => finished));
}

/** Looks at a page as a member sees it who scrolls through all of it. */
export async function lookWhole<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(drawWhole);
  await page.evaluate(endOfFading);
  await page.evaluate(unstick, false);
  try {
    return await look();
  } finally {
    await page.evaluate(unstick, true);
  }
}
