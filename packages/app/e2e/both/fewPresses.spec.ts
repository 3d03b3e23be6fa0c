import type { Page } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';

/** Presses of keys from a loaded Home until something is done. Source: the owner's bound for what members come for. */
const MOST_PRESSES = 6;

/** Presses keys, and counts them. */
function keysOf(page: Page) {
  let presses = 0;
  return {
    async press(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
    expectFew: () => expect(presses).toBeLessThanOrEqual(MOST_PRESSES),
  };
}

// With a keyboard at a phone, or at 400 % zoom, it takes no more of them.
for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 568],
] as const) {
  test.describe(`in a window of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('the first post is liked with six keys or fewer', tier(true), async ({ page, journey }) => {
      await journey.openAsMember('/');
      const post = page.getByRole('article').first();
      const like = post.getByRole('button', { name: /^(Like|Unlike), / });
      await expect(like).toBeVisible();
      const before = (await like.getAttribute('aria-label')) ?? '';
      const keys = keysOf(page);
      await keys.press('Alt+F6');
      await keys.press('F6');
      await expect(page.getByRole('region', { name: 'Recent Posts from Friends' })).toBeFocused();
      while (!(await like.evaluate((button) => button === document.activeElement))) {
        await keys.press('Tab');
        keys.expectFew();
      }
      await keys.press('Enter');
      await expect(like).not.toHaveAttribute('aria-label', before);
      keys.expectFew();
      // Others read this post too.
      await keys.press('Enter');
      await expect(like).toHaveAttribute('aria-label', before);
    });

    test('a friend is written to with six keys or fewer', tier(true), async ({ page, journey }) => {
      await journey.openAsMember('/');
      const faces = page.getByRole('list', { name: 'Write to a friend' });
      const first = faces.getByRole('link').first();
      await expect(first).toBeAttached();
      const name = await first.innerText();
      const keys = keysOf(page);
      await keys.press('Alt+F6');
      await keys.press('F6');
      await keys.press('F6');
      await expect(first).toBeFocused();
      await keys.press('Enter');
      await expect(page.getByRole('log', { name: `Messages with ${name}` })).toBeFocused();
      await keys.press('Tab');
      await keys.press('H');
      await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('H');
      keys.expectFew();
    });

    test('the first card is turned over with six keys or fewer', tier(true), async ({ page, journey }) => {
      await journey.openAsMember('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      const play = page.getByRole('link', { name: 'Play Memory' });
      await expect(play).toBeAttached();
      const keys = keysOf(page);
      await keys.press('Shift+F6');
      await keys.press('Shift+F6');
      await expect(play).toBeFocused();
      await keys.press('Enter');
      const game = page.getByRole('dialog', { name: 'Memory' });
      await expect(game.getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(game.getByRole('grid')).toBeVisible();
      await keys.press('Tab');
      await keys.press('Enter');
      await expect(game.getByRole('button', { name: 'face down' })).toHaveCount(15);
      keys.expectFew();
    });
  });
}

test(
  'a game from Home is opened once: the way back from Games leads Home',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsMember('/');
    await page.getByRole('link', { name: 'Play Memory' }).click();
    const game = page.getByRole('dialog', { name: 'Memory' });
    await expect(game.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    await expect(game).toHaveCount(0);
  },
);
