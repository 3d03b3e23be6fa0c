import type { FileChooser, Page } from '@playwright/test';

/**
 * The chooser that a press opens. The page has to know before the press that a program chooses, because a chooser of the system itself is
 * not seen: two answers from the page say that it does.
 */
export async function chooserOf(page: Page, press: () => Promise<unknown>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser');
  for (let asked = 0; asked < 2; asked += 1) await page.evaluate(() => document.readyState);
  await press();
  return chooser;
}
