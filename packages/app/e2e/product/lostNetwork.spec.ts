import { expect, test } from '../journey.ts';

/** How often the session asks the server. Source: product spec §9. */
const RECHECK_MS = 5000;

test('a comment written while the network is lost for 30 seconds is there after it, and is sent once', async ({
  page,
  context,
  journey,
}, info) => {
  const words = `Clouds over the lake (${info.workerIndex}-${info.repeatEachIndex}-${Date.now()})`;
  const post = page.getByRole('article').filter({ hasText: words }).first();
  const field = post.getByRole('textbox', { name: /^Your comment on / });
  const comments = post.getByRole('list', { name: /^Comments on / }).getByRole('article');
  await page.clock.install();
  // By the auth screen, whose forms could not be loaded later.
  await journey.openAsVisitor();
  await journey.logInToDemo();
  await journey.fill('Your post', words);
  await journey.press('button', 'Share Post');
  await expect(post).toBeVisible();
  await journey.press('button', /^View Comments \(0\)/);
  await journey.fill(/^Your comment on /, 'I saw them too.');

  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: string };
  await context.setOffline(true);
  const [postId] = JSON.parse(new URL(page.url()).searchParams.get('comments') ?? '[]') as string[];
  journey.expectRefused(`/api/posts/${postId}/comments`);
  journey.expectRefused(`/api/posts/feed/${me.id}`);
  await journey.press('button', 'Send comment');
  await expect(
    post.getByText('Your comment was not sent. We could not reach the site. Your words are still here.'),
  ).toBeVisible();
  for (let passed = 0; passed < 30_000; passed += RECHECK_MS) await page.clock.runFor(RECHECK_MS);

  await expect(page.getByRole('heading', { name: 'Please log in again. Your work is saved.' })).toBeVisible();
  await context.setOffline(false);
  // The page comes back by itself: the session is still there.
  await page.clock.runFor(RECHECK_MS);
  await expect(field).toHaveValue('I saw them too.');
  await post.getByRole('button', { name: /^(Try again|Send comment)$/ }).press('Enter');
  await expect(comments).toHaveCount(1);
  await page.reload();
  // What was open comes after its post.
  await journey.whileAnswered(() => expect(comments).toHaveCount(1));
});
