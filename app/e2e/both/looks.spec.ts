import { expect, test } from '../journey.ts';

/** 320 px is 1280 px at 400 % zoom. */
const NARROW = { width: 320, height: 640 };

test.describe('on a narrow window', () => {
  test.use({ viewport: NARROW });

  test('nothing scrolls sideways, and the menu folds', async ({ page, journey }) => {
    await journey.openAsVisitor();
    await journey.expectNoSidewaysScroll();
    await journey.expectAccessible();
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await journey.expectNoSidewaysScroll();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await journey.expectNoSidewaysScroll();
    await journey.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('nothing scrolls sideways with text twice as large', async ({ page, journey }) => {
    // As soon as there is a root, so that the page is never drawn in another size.
    await page.addInitScript(() =>
      new MutationObserver((_, watch) => {
        document.documentElement.style.fontSize = '200%';
        watch.disconnect();
      }).observe(document, { childList: true }),
    );
    await journey.openAsVisitor();
    await journey.expectNoSidewaysScroll();
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await journey.expectNoSidewaysScroll();
  });
});

for (const [name, media] of [
  ['dark', { colorScheme: 'dark' }],
  ['more contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
  ['reduced motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`is accessible with ${name}`, async ({ page, journey }) => {
    await page.emulateMedia(media);
    await journey.openAsVisitor();
    await journey.expectAccessible();
    await journey.logInToDemo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await journey.expectAccessible();
    if (name === 'reduced motion') {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });
}
