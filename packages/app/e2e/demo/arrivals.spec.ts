import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, untilReady, tier } from '../journey.ts';
import { expectNoShift, watchLayoutShift } from '../layoutShift.ts';
import { SOON } from '../soon.ts';

/** A second tab, which is watched for what moves by itself. */
async function openOther(context: BrowserContext, path: string): Promise<Page> {
  const other = await context.newPage();
  await other.addInitScript(watchLayoutShift);
  await other.goto(path);
  await untilReady(other);
  return other;
}

test(
  'what is said about a post by keyboard in one tab is counted in the other, and waits there',
  tier(true),
  async ({ page, context, journey }) => {
    const words = 'Seen from both windows.';
    await page.goto('/');
    await untilReady(page);
    await journey.fill(/^How are you today/, words);
    await journey.press('button', 'Share Post');
    const post = (at: typeof page) => at.getByRole('article').filter({ hasText: words }).first();
    await expect(post(page)).toBeVisible();
    const other = await openOther(context, '/');
    await post(other)
      .getByRole('button', { name: /^View Comments/ })
      .click();
    await expect(post(other).getByText('No comments yet. You can write the first one.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Check for new posts' })).toHaveCount(0);

    await journey.press('button', /^Like, /, post(page));
    await expect(post(other).getByText('1 like · You like this').last()).toBeVisible(SOON);
    await journey.press('button', /^View Comments/, post(page));
    await journey.tabTo('textbox', /./, post(page));
    await page.keyboard.type('Me too');
    await journey.press('button', 'Send comment', post(page));
    const come = post(other).getByRole('button', { name: /^1 new comment, / });
    await expect(come).toBeVisible(SOON);
    await expect(post(other).getByText('Me too', { exact: true })).toHaveCount(0);
    await expectNoShift(other);
    await come.click();
    await expect(post(other).getByText('Me too', { exact: true })).toBeVisible();
  },
);

test(
  'a friend who is accepted by keyboard in one tab moves nothing in the other, and is there where it opens Friends next',
  tier(true),
  async ({ page, context, journey }) => {
    await page.goto('/friends');
    await untilReady(page);
    const other = await openOther(context, '/friends');
    const friends = (at: Page) => at.getByRole('heading', { name: /^You have \d+ friends$/ });
    const countAt = async (at: Page) => Number(/\d+/.exec((await friends(at).textContent()) ?? '')?.[0]);
    await expect(friends(other)).toBeVisible();
    const before = await countAt(other);
    const request = other.getByRole('button', { name: /^Accept / }).first();
    const place = await request.boundingBox();
    await journey.press('button', /^Accept /);
    await expect.poll(() => countAt(page), SOON).toBe(before + 1);
    expect(await request.boundingBox()).toEqual(place);
    await expectNoShift(other);
    // Not reloaded: the tab has heard that its lists are old.
    await other.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(other.getByRole('heading', { name: 'Recent Posts from Friends' })).toBeVisible();
    await other.getByRole('link', { name: 'Friends', exact: true }).first().click();
    await expect.poll(() => countAt(other), SOON).toBe(before + 1);
  },
);
