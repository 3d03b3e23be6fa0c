import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { emulateMedia, dispatchInput } from './layoutShift.ts';

/** How many pieces of paper come out of the printer. */
export async function pagesOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  await page.evaluate(dispatchInput);
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** On paper these are whole, these are away, and whoever has printed is where they were. */
export async function expectOnPaper(
  page: Page,
  { whole, away }: { whole: readonly Locator[]; away: readonly Locator[] },
): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const before = await focused();
  await emulateMedia(page, { media: 'print' });
  for (const one of whole) await expect(one).toBeInViewport({ ratio: 1 });
  for (const one of away) await expect(one).toBeHidden();
  expect(await pagesOnPaper(page, 'A4')).toBe(1);
  await emulateMedia(page, { media: 'screen' });
  expect(await focused()).toBe(before);
}
