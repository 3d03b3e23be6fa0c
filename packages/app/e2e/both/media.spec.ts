import type { Locator, Page } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 568 } });
test.beforeEach(({ journey }) => journey.openAsMember());

const postWith = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first();
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);

test('a member looks at the pictures of a post', tier(true), async ({ page, journey }) => {
  const post = postWith(page, 'You are good friends.');
  const pictures = post.getByRole('toolbar', { name: /^Pictures and videos of / });
  const sun = 'Make larger Two friends in the sun, with a heart above them.';
  await expect(pictures.getByRole('button')).toHaveCount(4);
  // Tab goes from post to post, and arrow keys from there to its pictures.
  await journey.tabTo('button', /^(Like|Unlike)/, post);
  for (let picture = 4; picture > 0; picture -= 1) await page.keyboard.press('ArrowLeft');
  await expect(pictures.getByRole('button', { name: sun })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 4' })).toBeVisible();
  await journey.press('button', 'Next picture');
  const second = page.getByRole('dialog', { name: 'Picture 2 of 4' });
  const shown = second.getByRole('img', { name: 'Mila and I listen to music together.' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);
  await journey.expectAccessible();
  await journey.expectNoSidewaysScroll();
  await page.keyboard.press('Escape');
  await expect(post.getByRole('button', { name: sun })).toBeFocused();
});

test('a member plays a video and pauses it', tier(true), async ({ page, journey }) => {
  const post = postWith(page, 'Our choir sings');
  await journey.press('button', /^Play video A man sings/, post);
  const dialog = page.getByRole('dialog', { name: 'Video', exact: true });
  const video = dialog.getByLabel(/^A man sings/);
  await expect(video).toHaveAccessibleDescription('No captions. Ask your friend what it says.');
  expect(await isPaused(video)).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(video).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(true);
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(post.getByRole('button', { name: /^Play video A man sings/ })).toBeFocused();
});
