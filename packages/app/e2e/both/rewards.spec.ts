import { expect, test, tier } from '../journey.ts';
import { emulateMedia } from '../layoutShift.ts';
import { pagesOnPaper } from '../paper.ts';
import { signUpOnProduct } from '../people.ts';

const REWARD = 'Garden Coloring Pages';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  way: 'keyboard',
  viewport: { width: 320, height: 568 },
});

test(
  'a member redeems coloring pages, opens them, prints them alone, and is back where they were',
  tier(true),
  async ({ page, journey }, info) => {
    await signUpOnProduct(page, info);
    await page.goto('/tournaments');
    await journey.press('button', `Redeem, ${REWARD}`);
    await journey.press('button', 'Spend 50 FBB');
    const open = page.getByRole('button', { name: `Open, ${REWARD}` });
    await expect(open).toHaveCount(2);
    await open.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: REWARD });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(dialog.getByRole('img')).toHaveCount(5);
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    expect(await pagesOnPaper(page, 'A4')).toBe(5);
    expect(await pagesOnPaper(page, 'Letter')).toBe(5);
    await emulateMedia(page, { media: 'print' });
    await expect(page.getByRole('button', { name: 'Print', includeHidden: true })).toBeHidden();
    await expect(page.getByRole('img', { name: /^Three big flowers/ })).toBeVisible();
    await emulateMedia(page, { media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(open.first()).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: `Open, ${REWARD}` })).toHaveCount(1);
  },
);
