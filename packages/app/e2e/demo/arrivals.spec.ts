import { expect, test, untilReady, tier } from '../journey.ts';

test(
  'what is said about a post in one tab is counted in the other, and waits there',
  tier(true),
  async ({ page, context, journey }) => {
    const words = 'Seen from both windows.';
    await page.goto('/');
    await untilReady(page);
    await journey.fill(/^How are you today/, words);
    await journey.press('button', 'Share Post');
    const post = (at: typeof page) => at.getByRole('article').filter({ hasText: words }).first();
    await expect(post(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await untilReady(other);
    await post(other)
      .getByRole('button', { name: /^View Comments/ })
      .click();
    await expect(post(other).getByText('No comments yet. You can write the first one.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Check for new posts' })).toHaveCount(0);

    await post(page)
      .getByRole('button', { name: /^Like, / })
      .click();
    await expect(post(other).getByText('1 like · You like this').last()).toBeVisible({ timeout: 2000 });
    await post(page)
      .getByRole('button', { name: /^View Comments/ })
      .click();
    await post(page).getByRole('textbox').fill('Me too');
    await post(page).getByRole('button', { name: 'Send comment' }).click();
    const come = post(other).getByRole('button', { name: /^1 new comment, / });
    await expect(come).toBeVisible({ timeout: 2000 });
    await expect(post(other).getByText('Me too', { exact: true })).toHaveCount(0);
    await come.click();
    await expect(post(other).getByText('Me too', { exact: true })).toBeVisible();
  },
);
