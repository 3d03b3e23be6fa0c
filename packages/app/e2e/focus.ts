import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What had the focus last, in words; nothing while nobody has moved it. */
    lastFocused?: string | undefined;
  }
}

/**
 * Runs in the page. A press of the mouse beside everything takes the focus away on purpose, and Tab on the last stop takes
 * it out of the page.
 */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const { tagName, ariaLabel, textContent } = target as Element;
    window.lastFocused = `${tagName} “${ariaLabel ?? textContent?.slice(0, 40) ?? ''}”`;
  });
  document.addEventListener('pointerdown', () => (window.lastFocused = undefined), true);
  let lastKey: string | undefined;
  document.addEventListener('keydown', ({ key }) => (lastKey = key), true);
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isOutside = lastKey === 'Tab' && relatedTarget === null && (target as Element).isConnected;
    if (isOutside) window.lastFocused = undefined;
  });
}

/** What had the focus last, in words, while nothing has it now. */
export const lostFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement === document.body ? window.lastFocused : undefined));

/**
 * Once something has had the focus, something has it after every step: otherwise whoever uses a keyboard or a screen reader
 * starts again at the top. While a page is on its way, nothing may have it.
 */
export async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => lostFocus(page), { message: 'what had the focus last, while nothing has it now' })
    .toBeUndefined();
}
