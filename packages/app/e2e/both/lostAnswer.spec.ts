import type { Page } from '@playwright/test';
import { expect, test, tier } from '../journey.ts';

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

test(
  'a post whose answer is lost is shared once, also after a reload',
  tier(true),
  async ({ page, journey }, info) => {
    const words = `Only once, please (${info.project.name} ${info.workerIndex} ${info.repeatEachIndex})`;
    const isDemo = info.project.name === 'demo';
    const posts = page.getByRole('article').filter({ hasText: words });
    await journey.openAsVisitor();
    await journey.logInToDemo();
    journey.expectCallError('/api/posts');

    await journey.fill(/^How are you today/, words);
    await loseNextAnswer(page, isDemo);
    await journey.press('button', 'Share Post');
    await expect(page.getByText('Waits for the network').first()).toBeVisible();
    await page.reload();
    await expect(posts).toHaveCount(1);
    await expect(page.getByText('Waits for the network')).toHaveCount(0);
    await page.reload();
    await expect(posts).toHaveCount(1);
  },
);
