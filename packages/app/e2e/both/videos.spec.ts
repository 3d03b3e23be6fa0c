import { expect, test } from '../journey.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FOREST = 'A Walk in the Forest';

test.describe('by keyboard, at 320 × 568', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a member watches a story, breathes, and gets FBB once', async ({ page, journey }) => {
    await journey.openAsMember('/videos?show=relaxation');
    await expect(page.getByRole('article')).toHaveCount(2);
    await journey.expectAccessible();
    await journey.press('button', `Watch, ${FOREST}`);
    await expect(page.getByRole('dialog', { name: FOREST })).toBeVisible();
    // The last part: it plays past the mark in five seconds.
    await journey.whileAnswered(async () => {
      await journey.press('button', 'Listen', page.getByRole('list', { name: 'Parts' }));
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^Part 3 of 3, /);
    });
    await expect(page.getByText('90 % reached: you get 3 FBB')).toBeVisible({ timeout: 30_000 });
    await journey.whileAnswered(async () => {
      await journey.press('button', 'Breathe');
      await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    });
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    await journey.whileAnswered(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByText('You got 3 FBB for this video.')).toBeVisible();
    });
    await expect(page.getByRole('button', { name: `Watch, ${FOREST}` })).toBeFocused();
  });
});
