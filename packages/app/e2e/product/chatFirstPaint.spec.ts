import { DEMO_ACCOUNT } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import type { Locator, Page } from '@playwright/test';
import { expect, test, untilReady, tier } from '../journey.ts';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 568, height: 320 },
];

const isInWindow = (at: Locator) =>
  at.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function expectNewestAndField(page: Page): Promise<void> {
  // Whoever wrote last in another journey: it is the last line of the log.
  const newest = page.getByRole('log').locator('[dir=auto]').last();
  await expect.poll(() => isInWindow(newest)).toBe(true);
  await expect.poll(() => isInWindow(page.getByRole('textbox', { name: 'Your message' }))).toBe(true);
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, tier(viewport.width !== 320), () => {
    test.use({ viewport });

    test('a chat shows its newest message and the field before the script, and nothing moves after', async ({
      page,
    }) => {
      await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`/messages?with=${demoId('leo')}`, { waitUntil: 'commit' });
      await expectNewestAndField(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready', '');
      release();
      await untilReady(page);
      await expect(page.getByRole('log')).toBeFocused();
      await expectNewestAndField(page);
    });
  });
}
