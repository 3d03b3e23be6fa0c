import type { Locator, Page } from '@playwright/test';
import { expect, test, type Journey, tier } from '../journey.ts';
import { eachWay } from '../ways.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PROBLEM = /^\d+ (?:plus|minus|times) \d+$/;
const gameOf = (page: Page) => page.getByRole('dialog', { name: 'Brain Training: sums' });

/** Reads the problem as it is read out, and answers it. Points are five a level: Brain Training begins on the second. */
async function solve(game: Locator, journey: Journey, points = 10): Promise<void> {
  const problem = game.getByRole('heading', { name: PROBLEM });
  const spoken = await problem.getAttribute('aria-label').then(async (label) => label ?? problem.innerText());
  const [left = 0, right = 0] = Array.from(spoken.matchAll(/\d+/g), ([digits]) => Number(digits));
  const answer = /times|×/.test(spoken) ? left * right : /minus|−/.test(spoken) ? left - right : left + right;
  await journey.fill('Your answer', String(answer));
  await journey.press('button', 'Check');
  await expect(game.getByText(`Correct. ${points} points.`)).toBeVisible();
}

eachWay('mouse', () => {
  test(
    'a member finds a club, solves a sum, leaves, and goes on after a reload',
    tier(true),
    async ({ page, journey, simple }) => {
      const game = gameOf(page);
      await journey.openAsMember('/clubs');
      if (simple) await journey.press('button', 'Search for a game');
      await journey.press('searchbox', 'Search games');
      // What stands below the clubs moves up, as the member asked for.
      await page.keyboard.type('brain trainng');
      await expect(page.getByRole('article')).toHaveCount(1);
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();

      await journey.press('button', 'Play Now, Brain Training');
      await expect(game.getByRole('heading', { name: PROBLEM })).toBeVisible();
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();
      await solve(game, journey);
      await page.goBack();
      await expect(game).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Play Now, Brain Training' })).toBeFocused();

      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('brain trainng');
      await journey.press('button', 'Play Now, Brain Training');
      await expect(game.getByRole('button', { name: 'Continue' })).toBeVisible();
      await journey.press('button', 'Continue');
      await expect(game.getByRole('heading', { name: 'Your game' })).toBeFocused();
      await solve(game, journey);
      await journey.press('button', 'Finish');
      await expect(game.getByRole('heading', { name: 'Well done' })).toBeFocused();
      await expect(game.getByRole('definition').first()).toHaveText('20');
      await journey.expectAccessible();
    },
  );
});

test('a club is opened by its name, joined for good, and left again @long', async ({ page, journey }) => {
  await journey.openAsMember('/clubs');
  await journey.press('link', 'Calm & Focus');
  await expect(page.getByRole('heading', { level: 1, name: 'Calm & Focus' })).toBeFocused();
  await journey.press('button', 'Join Club, Calm & Focus');
  await expect(page.getByRole('button', { name: 'Undo, Calm & Focus' })).toBeVisible();
  await journey.expectAccessible();
  await journey.expectNoSidewaysScroll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Joined!, Calm & Focus' })).toBeVisible();
  await journey.press('button', 'Leave, Calm & Focus');
  await expect(page.getByRole('button', { name: 'Join Club, Calm & Focus' })).toBeVisible();
});

test('a session that is lost in the middle of a game', tier(true), async ({ page, journey }) => {
  await journey.openAsMember('/clubs');
  await journey.press('button', 'Math');
  const game = page.getByRole('dialog', { name: 'Math' });
  await expect(game.getByRole('heading', { name: PROBLEM })).toBeVisible();
  await solve(game, journey, 5);
  await journey.fill('Your answer', '1');
  const problem = await game.getByRole('heading', { name: PROBLEM }).innerText();
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Please log in again. Your work is saved.' });
  await expect(heading).toBeFocused();
  await journey.press('button', 'Use the demo account');
  await page.keyboard.press('Enter');
  await expect(game.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await expect(game.getByRole('textbox', { name: 'Your answer' })).toHaveValue('1');
  expect(await game.getByRole('heading', { name: PROBLEM }).innerText()).toBe(problem);
});
