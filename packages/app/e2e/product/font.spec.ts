import { expect, test, tier } from '../journey.ts';

for (const width of [320, 390, 1280]) {
  test(
    `nothing moves or wraps again when the font arrives late at ${width} px`,
    tier(width !== 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await arrival;
        await route.continue();
      });
      // Not until the page is complete: it waits for its font.
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
      const isThere = () =>
        page.evaluate(() => document.fonts.check('700 1rem "Atkinson Hyperlegible Next"'));
      const boxes = () =>
        page
          .locator('h1, h2, p, label, [role=tab], input')
          .filter({ visible: true })
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as unknown));
      // Nothing is missing before the style sheet names it.
      await expect.poll(isThere).toBe(false);
      const before = await boxes();
      letArrive();
      await expect.poll(isThere).toBe(true);
      expect(await boxes()).toEqual(before);
    },
  );
}
