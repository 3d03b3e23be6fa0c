import type { Page } from '@playwright/test';
import { noPicture, picture, expect, test } from '../journey.ts';
import { eachWay } from '../ways.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FILES = '/api/objects/uploads/';

/** As in the scenario of the demo: each file gets through with its third try. */
async function failTwice(page: Page): Promise<void> {
  const tries = new Map<string, number>();
  await page.route(`**${FILES}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const before = tries.get(pathname) ?? 0;
    tries.set(pathname, before + 1);
    if (before >= 2) return route.continue();
    const headers = { 'retry-after': '1' };
    return route.fulfill({ status: 503, headers, json: { code: 'busy', message: 'We are busy.' } });
  });
}

eachWay('touch', () => {
  test('a member shares a picture that came after a reload and two failed tries', async ({
    page,
    journey,
    way,
  }, info) => {
    const isDemo = info.project.name === 'demo';
    if (!isDemo) await failTwice(page);
    await journey.openAsMember(isDemo ? '/?scenario=failing-part' : '/');
    const words = `At the lake (${[info.project.name, way, info.repeatEachIndex, Date.now()].join('-')})`;
    await journey.fill(/^How are you today/, words);
    await journey.press('button', 'Add pictures or videos');
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
    await journey.chooseFiles('Choose files', [picture('heron.png'), noPicture('cat.png')]);
    await expect(page.getByText('Could not create thumbnail')).toBeVisible();
    await journey.fill(/^What is in heron/, 'A heron in the reeds');
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();

    const restored = page.getByText('We restored all files. You can now resume the upload.');
    // What the device has stored stands there with the page, and moves nothing.
    await page.reload();
    await expect(restored.last()).toBeVisible();
    await expect(page.getByText('Could not create thumbnail')).toBeVisible();
    await expect(page.getByText('Here again: heron.png, cat.png.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^What is in heron/ })).toHaveValue(
      'A heron in the reeds',
    );

    journey.expectCallError(FILES);
    journey.expectCallError('/api/media/process');
    await journey.press('button', 'Share Post');
    await expect(page.getByText('heron.png is ready').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
    await journey.press('button', 'Why did cat.png fail?');
    await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
    await journey.expectAccessible();
    await journey.press('button', 'Remove cat.png');
    await expect(page.getByRole('button', { name: 'Undo, cat.png' })).toBeVisible();
    await journey.press('button', 'Try again');
    await expect(page.getByRole('button', { name: 'Add pictures or videos' })).toBeVisible();
    const post = page.getByRole('article').filter({ hasText: words }).first();
    await expect(post.getByRole('button', { name: 'Make larger A heron in the reeds' })).toBeVisible();
    await journey.expectAccessible();
  });
});
