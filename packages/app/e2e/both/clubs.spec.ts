import { expect, test } from '../journey.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('by keyboard, at 320 × 568', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a member finds a club, plays, leaves in the middle, and goes on after a reload', async ({
    page,
    journey,
  }) => {
    await journey.openAsMember('/clubs');
    await journey.tabTo('searchbox', 'Search games');
    // What stands below the clubs moves up, as the member asked for.
    await journey.whileAnswered(async () => {
      await page.keyboard.type('nubmer games');
      await expect(page.getByRole('article')).toHaveCount(1);
    });
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    await journey.press('button', 'Play Now, Number Games');
    const game = page.getByRole('dialog', { name: 'Number Games: numbers in order' });
    await expect(game.getByRole('heading', { name: 'How to play' })).toBeVisible();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    await page.goBack();
    await expect(game).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play Now, Number Games' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('nubmer games');
  });
});

test('by mouse, a member solves sums, leaves, and goes on where they stopped', async ({ page, journey }) => {
  await journey.openAsMember('/clubs?search=brain');
  await page.getByRole('button', { name: 'Play Now, Brain Training' }).click();
  const game = page.getByRole('dialog', { name: 'Brain Training: sums' });
  await expect(game.getByRole('textbox')).toBeVisible();
  await journey.expectAccessible();
});
