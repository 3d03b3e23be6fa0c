import type { Page, TestInfo } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';
import { signUpOnProduct } from '../people.ts';

const CUP = 'Garden of Pairs';
const REWARD = 'Rain Sound';

/** As a member of the demo, or as a new one on the product, whom no other test meets. */
async function openTournaments(page: Page, info: TestInfo): Promise<void> {
  await signUpOnProduct(page, info);
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
  await expect(balance(page)).toBeVisible();
}
const balance = (page: Page) => page.getByRole('heading', { name: /^You have \d+ FriendBase Bucks$/ });
const fbbOf = async (page: Page) => Number(/\d+/.exec((await balance(page).textContent()) ?? '')?.[0]);

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }, info) => openTournaments(page, info));

for (const { way, viewport } of [
  { way: 'mouse', viewport: { width: 1280, height: 720 } },
  { way: 'keyboard', viewport: { width: 320, height: 568 } },
] as const) {
  test.describe(`by ${way} at ${viewport.width} × ${viewport.height}`, tier(way !== 'keyboard'), () => {
    test.use({ way, viewport });

    test(
      'a member keeps the points, then joins, redeems, and finds the code after a reload',
      tier(true),
      async ({ page, journey }) => {
        const before = await fbbOf(page);
        await journey.expectAccessible();

        await journey.press('button', `Join Tournament, ${CUP}`);
        await expect(page.getByRole('alertdialog', { name: 'Spend 20 FBB?' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Keep my FBB' })).toBeFocused();
        await journey.expectAccessible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: `Join Tournament, ${CUP}` })).toBeFocused();

        await page.keyboard.press('Enter');
        await journey.press('button', 'Spend 20 FBB');
        await expect(page.getByRole('button', { name: `Joined!, ${CUP}` })).toBeFocused();
        await expect(balance(page)).toHaveText(`You have ${before - 20} FriendBase Bucks`);

        await journey.press('link', 'Go to the rewards');
        await expect(page.getByRole('heading', { level: 2, name: 'Rewards', exact: true })).toBeFocused();
        await journey.press('button', `Redeem, ${REWARD}`);
        await journey.press('button', 'Spend 75 FBB');
        await expect(balance(page)).toHaveText(`You have ${before - 95} FriendBase Bucks`);
        await expect(page.getByRole('textbox', { name: `Code for ${REWARD}` })).toHaveCount(2);
        const code = await page
          .getByRole('textbox', { name: `Code for ${REWARD}` })
          .first()
          .inputValue();
        await journey.expectAccessible();
        await journey.expectNoSidewaysScroll();

        await page.reload();
        await expect(page.getByRole('textbox', { name: `Code for ${REWARD}` })).toHaveValue(code);
        await expect(page.getByRole('button', { name: `Joined!, ${CUP}` })).toBeVisible();
      },
    );
  });
}
