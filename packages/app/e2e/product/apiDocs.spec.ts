import type { Page } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';

/** Every request that leaves this site, from now on. */
function watchOutside(page: Page, baseURL: string | undefined): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== baseURL) outside.push(request.url());
  });
  return outside;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(
      `the API page can be read in ${colorScheme} colours, ${width} px wide`,
      tier(true),
      async ({ page, baseURL, journey }) => {
        const outside = watchOutside(page, baseURL);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/api/docs');
        await expect(page).toHaveTitle('FriendBase API');
        await expect(page.getByRole('main')).toContainText('POST /api/auth/login');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('FriendBase API');
        await journey.expectAccessible('without story');
        await journey.expectNoSidewaysScroll();
        expect(outside).toEqual([]);
      },
    );
  }
}

test(
  'the API page can be walked by keyboard: to the calls, and from a call to its answer',
  tier(true),
  async ({ page, journey }) => {
    await page.goto('/api/docs');
    await journey.press('link', 'Skip to the calls');
    await expect(page.getByRole('heading', { name: 'Calls', exact: true })).toBeFocused();
    await journey.press('link', 'FeedEntry');
    await expect(page).toHaveURL(/#FeedEntry$/);
    const shape = page.getByRole('article', { name: 'FeedEntry' });
    await expect(shape).toBeFocused();
    await expect(shape).toBeInViewport();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the API page is all there', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('article', { name: 'Share a post' })).toContainText(
      'at most 5000 characters',
    );
  });
});

test('the API document is for programs to read @long', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});
