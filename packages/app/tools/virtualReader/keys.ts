import type { Page } from '@playwright/test';

/** The keys of journeys, which are named as xdotool does, as Playwright names them. */
const KEYS: Readonly<Record<string, string>> = {
  Return: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  space: 'Space',
  'shift+Tab': 'Shift+Tab',
  'ctrl+a': 'Control+a',
  F6: 'F6',
  Prior: 'PageUp',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
};

/** What can be pressed in a heading gets the focus with it, as by Orca. */
const nextHeading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { virtual } = window.pageReader ?? {};
    await virtual?.perform('moveToNextHeading');
    const heading = virtual?.activeNode;
    if (heading instanceof Element) heading.querySelector<HTMLElement>('a, button')?.focus();
  });

const readToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { virtual } = window.pageReader ?? {};
    if (!virtual) return;
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  });

/** Keys that Orca takes for itself, and what does the same here. */
const OF_ORCA: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  h: nextHeading,
  KP_Add: readToEnd,
  // The first thing of the page.
  'ctrl+Home': (page) => page.locator('a').first().focus(),
  // Between its modes, of which there is one here.
  'Insert+a': () => Promise.resolve(),
};

/** @throws for a key that no journey has had yet */
export async function pressKey(page: Page, name: string): Promise<void> {
  const own = OF_ORCA[name];
  const key = KEYS[name];
  if (own) await own(page);
  else if (key === undefined)
    throw new Error(`What ${name} does with the virtual screen reader is not said.`);
  else await page.keyboard.press(key);
}
