import type { Locator, Page, TestInfo } from '@playwright/test';
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

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** A finger goes 200 px to the left at the height of this, as a device tells it: the browser itself has to scroll. */
  async function drag(page: Page, at: Locator): Promise<void> {
    const { y = 0, height = 0 } = (await at.boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: y + height / 2 }],
      });
    await touch('touchStart', 270);
    for (const x of [250, 210, 170, 130, 90, 70]) await touch('touchMove', x);
    await touch('touchEnd');
    await finger.detach();
  }

  test('the subjects go on by a drag, and none is chosen by it', tier(true), async ({ page, journey }) => {
    await journey.openAsMember('/videos');
    const subjects = page.getByRole('radiogroup', { name: 'Show' });
    const first = subjects.getByText('All Videos', { exact: true });
    const last = subjects.getByText('Life Skills', { exact: true });
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport();
    for (let drags = 0; drags < 5; drags += 1) await drag(page, first);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(first).not.toBeInViewport();
    await expect(subjects.getByRole('radio', { name: 'All Videos' })).toBeChecked();
    await journey.expectNoSidewaysScroll();
  });
});
