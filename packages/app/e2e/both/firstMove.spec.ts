import { expect, test, tier } from '../journey.ts';

test(
  'the first card is turned over with six keys or fewer from Home',
  tier(true),
  async ({ page, journey }) => {
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await journey.openAsMember('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Games' }).first().focus();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Memory', exact: true })).toBeFocused();
    await press('Enter');
    const game = page.getByRole('dialog', { name: 'Memory' });
    await expect(game.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(game.getByRole('grid')).toBeVisible();
    await press('Tab');
    await press('Enter');
    await expect(game.getByRole('button', { name: 'face down' })).toHaveCount(15);
    expect(presses).toBeLessThanOrEqual(6);
  },
);
