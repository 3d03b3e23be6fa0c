import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** The next post reaches the server, and its answer is lost on the way. In the demo the page itself is the server. */
async function loseNextAnswer(page: Page, isDemo: boolean): Promise<void> {
  if (isDemo) {
    await page.evaluate(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = async (...call) => {
        const answer = await fetch(...call);
        if (call[1]?.method !== 'POST') return answer;
        window.fetch = fetch;
        throw new TypeError('Failed to fetch');
      };
    });
    return;
  }
  await page.route(
    '**/api/posts',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a post whose answer is lost is shared once, also after a reload', async ({ page, journey }, info) => {
  const words = `Only once, please (${info.project.name} ${info.workerIndex} ${info.repeatEachIndex})`;
  const isDemo = info.project.name === 'demo';
  const failed = page.getByText('Your post was not shared. Your words are still here.').first();
  const posts = page.getByRole('article').filter({ hasText: words });
  await journey.openAsVisitor();
  await journey.logInToDemo();
  journey.expectCallError('/api/posts');

  await journey.fill('Your post', words);
  await loseNextAnswer(page, isDemo);
  await journey.press('button', 'Share Post');
  await expect(failed).toBeVisible();

  await loseNextAnswer(page, isDemo);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(failed).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your post' })).toHaveValue(words);
  await journey.press('button', 'Share Post');
  await expect(page.getByText('Your post is shared.').first()).toBeVisible();
  await expect(posts).toHaveCount(1);
});
