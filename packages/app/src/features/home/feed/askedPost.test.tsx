import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';

const demo = demoForEach();

const posts = () => page.getByRole('article');
const heading = () => page.getByRole('heading', { level: 2, name: 'The post you opened' });
const allPosts = () => page.getByRole('heading', { level: 2, name: 'Recent Posts from Friends' });

/** The page of Sam's post that somebody has liked, as the bell leads there. */
async function openFromBell() {
  await render(<AppStage path="/donations" />);
  await page.getByRole('button', { name: 'Notifications' }).click();
  const way = page
    .getByRole('dialog')
    .getByRole('link', { name: /^Go to your post, / })
    .first();
  await expect.element(way).toBeInTheDocument();
  way.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading()).toBeVisible();
}

describe('the post that a notification leads to', () => {
  it('stands alone, with everything a post has, and the way to all posts', async () => {
    await openFromBell();
    await expect.poll(() => posts().elements().length).toBe(1);
    const like = posts().getByRole('button', { name: /^Like, / });
    const before = like.element().textContent;
    await like.click();
    await expect.element(posts().getByRole('button', { name: /^Unlike, / })).not.toHaveTextContent(before);
    await page.getByRole('link', { name: 'See all posts' }).click();
    await expect.element(allPosts()).toBeVisible();
    await expect.poll(() => posts().elements().length).toBeGreaterThan(1);
  });

  it('stays alone while its comments are opened and closed', { tags: 'long' }, async () => {
    await openFromBell();
    await posts()
      .getByRole('button', { name: /^View Comments/ })
      .click();
    await expect.element(posts().getByRole('textbox', { name: /^Your comment/ })).toBeVisible();
    await posts()
      .getByRole('button', { name: /^Hide Comments/ })
      .click();
    await expect.element(posts().getByRole('button', { name: /^View Comments/ })).toBeVisible();
    await expect.element(heading()).toBeVisible();
    expect(posts().elements()).toHaveLength(1);
  });

  it('that is gone is said to be', { tags: 'long' }, async () => {
    await render(<AppStage path="/?post=gone" />);
    await expect.element(page.getByText('This post is not there anymore.')).toBeVisible();
    expect(posts().elements()).toHaveLength(0);
    await page.getByRole('link', { name: 'See all posts' }).click();
    await expect.element(allPosts()).toBeVisible();
  });

  it('that did not come can be tried again', { tags: 'long' }, async () => {
    const call = { method: 'GET', path: '/api/posts/gone' } as const;
    const allow = demo.network.refuse(call);
    await render(<AppStage path="/?post=gone" />);
    await expect.element(page.getByText('The post did not load')).toBeVisible();
    allow();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('This post is not there anymore.')).toBeVisible();
  });
});
