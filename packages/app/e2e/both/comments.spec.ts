import type { Page, TestInfo } from '@playwright/test';
import { expect, test, type Journey, tier } from '../journey.ts';
import { eachWay } from '../ways.ts';

/** Words that no other test on the same server writes. */
const wordsOf = (info: TestInfo, text: string) =>
  `${text} (${[info.project.name, info.workerIndex, info.repeatEachIndex, Date.now()].join('-')})`;

const postWith = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first();
const fieldOf = (page: Page, words: string) =>
  postWith(page, words).getByRole('textbox', { name: /^Your comment on / });
const commentsOf = (page: Page, words: string) =>
  postWith(page, words)
    .getByRole('list', { name: /^Comments on / })
    .getByRole('article');

/** Shares a post, which stands on top then, and opens its comments. */
async function sharePost(page: Page, journey: Journey, words: string): Promise<void> {
  await journey.fill(/^How are you today/, words);
  await journey.press('button', 'Share Post');
  // Another test may share a post at the same moment, which then comes first.
  await expect(postWith(page, words)).toBeVisible();
  await journey.press('button', /^View Comments/, postWith(page, words));
  await expect(fieldOf(page, words)).toBeVisible();
}

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ journey }) => journey.openAsMember());

eachWay('touch', () => {
  test('a member comments, takes the comment back, and then the post', async ({ page, journey }, info) => {
    const words = wordsOf(info, 'The heron is back');
    await sharePost(page, journey, words);
    const post = postWith(page, words);
    await expect(post.getByText('No comments yet.')).toBeVisible();
    await journey.press('button', /^Like/, post);
    await expect(post.getByText('You like this').last()).toBeVisible();

    await journey.fill(/^Your comment on /, 'It stood in the reeds.');
    await journey.press('button', 'Send comment');
    await expect(commentsOf(page, words)).toHaveCount(1);
    await expect(post.getByText('Your comment is sent.')).toBeVisible();
    // Simple mode counts nothing.
    await expect(post.getByRole('button', { name: /^Hide Comments( \(1\))?,/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send comment' })).toBeFocused();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();

    await journey.press('button', /^Delete comment/, post);
    await expect(page.getByRole('button', { name: 'Keep the comment' })).toBeFocused();
    await journey.expectAccessible();
    await journey.press('button', 'Delete comment', page.getByRole('alertdialog'));
    await expect(post.getByRole('heading', { name: 'Comments', exact: true })).toBeFocused();
    await expect(post.getByText('Your comment is deleted.')).toBeVisible();

    await journey.press('button', /^More, /, post);
    await journey.press('button', /^Delete post/, post);
    await expect(page.getByRole('button', { name: 'Keep my post' })).toBeFocused();
    await journey.press('button', 'Delete post', page.getByRole('alertdialog'));
    await expect(page.locator('h3:focus')).toBeVisible();
    await expect(post).toHaveCount(0);
    await expect(page.getByRole('paragraph').filter({ hasText: 'Your post is deleted.' })).toBeVisible();
    await journey.expectAccessible();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(post).toHaveCount(0);
  });
});

test(
  'a member whose session ends finds the comment again, and sends it once',
  tier(true),
  async ({ page, journey }, info) => {
    const words = wordsOf(info, 'A walk by the river');
    await sharePost(page, journey, words);
    await journey.fill(/^Your comment on /, 'In the middle of a sentence');
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
    const heading = page.getByRole('heading', { level: 1, name: 'Please log in again. Your work is saved.' });
    await expect(heading).toBeFocused();
    await journey.press('button', 'Use the demo account');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, words)).toBeFocused();
    await expect(fieldOf(page, words)).toHaveValue('In the middle of a sentence');
    await journey.press('button', 'Send comment');
    await expect(commentsOf(page, words)).toHaveCount(1);
    await page.reload();
    await expect(commentsOf(page, words)).toHaveCount(1);
    await expect(fieldOf(page, words)).toHaveValue('');
  },
);

test('an author’s name opens what is known about them', tier(true), async ({ page, journey }) => {
  // Somebody else's: nothing can be done about oneself.
  const names = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('button');
  const first = names.filter({ hasNotText: 'Sam Rivers' }).first();
  await first.focus();
  const name = (await first.textContent())!;
  const dialog = page.getByRole('dialog', { name });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'What you can do' })).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});
