import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** More stops than any page has. */
const MOST_STOPS = 200;

/**
 * What covers the control that has the focus, at its centre and 4 px inside its corners. Nothing may: WCAG
 * 2.4.12. Empty when it is all in view.
 */
const coversFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['nothing has the focus'];
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    const places = [
      [left + width / 2, top + height / 2],
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const;
    return places.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      // Rounded corners let what lies around them through.
      const isIt = hit && (focused.contains(hit) || hit.contains(focused));
      return isIt ? [] : [`${focused.outerHTML.slice(0, 80)} is covered by ${hit?.outerHTML.slice(0, 80)}`];
    });
  });

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
]) {
  test(`every stop is in full view, a toast showing, at ${viewport.width} px`, async ({ page, journey }) => {
    await page.setViewportSize(viewport);
    await journey.openAsVisitor();
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.move(viewport.width / 2, 5);
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
    const seen = new Set<string>();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const id = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused && focused !== document.body
          ? `${[...document.querySelectorAll('*')].indexOf(focused)}`
          : '';
      });
      if (id === '' || seen.has(id)) break;
      seen.add(id);
      expect(await coversFocus(page)).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(40);
  });
}
