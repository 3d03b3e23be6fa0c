import { expect, test, tier } from '../journey.ts';
import { eachWay } from '../ways.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const COFFEE = 'Donate, Coffee Support, $5';
const THANKS = 'Thank you for choosing Coffee Support! No money was taken.';

eachWay('keyboard', () => {
  test('a member reads that nothing is paid, and is thanked', tier(true), async ({ page, journey }) => {
    await journey.openAsMember('/donations');
    await expect(page.getByRole('main')).toContainText(/^No money is taken on this page\./);
    await journey.expectAccessible();
    await journey.press('button', COFFEE);
    await expect(page.getByText('Donation Impact').first()).toBeVisible();
    await expect(page.getByText(THANKS).last()).toBeVisible();
    await expect(page.getByRole('button', { name: COFFEE })).toBeFocused();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
  });
});

test('by mouse, the last button that was pressed has the thanks', tier(true), async ({ page, journey }) => {
  await journey.openAsMember('/donations');
  await page.getByRole('button', { name: COFFEE }).click();
  await page.getByRole('button', { name: 'Donate, Platform Hero, $100' }).click();
  const hero = page.getByRole('article', { name: 'Platform Hero' });
  await expect(hero.getByText(/^Thank you for choosing Platform Hero!/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Coffee Support' }).getByText(/^Thank you/)).toHaveCount(0);
});
