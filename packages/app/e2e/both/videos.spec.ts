import type { Page, TestInfo } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';
import { signUpOnProduct } from '../people.ts';
import { eachWay } from '../ways.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FOREST = 'A Walk in the Forest';

/** As a member of the demo, or as a new one on the product: a video pays each member once a day. */
async function openVideos(page: Page, info: TestInfo): Promise<void> {
  await signUpOnProduct(page, info);
  await page.goto('/videos?show=relaxation');
}

eachWay('mouse', () => {
  test(
    'a member watches a story, breathes, and gets FBB once',
    tier(true),
    async ({ page, journey }, info) => {
      await openVideos(page, info);
      await expect(page.getByRole('article')).toHaveCount(2);
      await journey.expectAccessible();
      await journey.press('button', `Watch, ${FOREST}`);
      await expect(page.getByRole('dialog', { name: FOREST })).toBeVisible();
      // The last part: it plays past the mark in five seconds.
      await journey.press('button', 'Listen', page.getByRole('list', { name: 'Parts' }));
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^Part 3 of 3, /);
      await expect(page.getByText('90 percent reached: you get 3 FBB')).toBeVisible({ timeout: 30_000 });
      await journey.press('button', 'Breathe', page.getByRole('dialog'));
      await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();
      await page.keyboard.press('Escape');
      await expect(page.getByText('You got 3 FBB for this video.')).toBeVisible();
      await expect(page.getByRole('button', { name: `Watch, ${FOREST}` })).toBeFocused();
    },
  );
});
