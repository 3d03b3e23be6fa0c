import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { openPage } from '../../../../testing/firstWindow.tsx';
import { hear } from '../../../../testing/hear.ts';
import { render } from 'vitest-browser-react';

const FEED = { method: 'GET', path: '/api/posts/feed/' } as const;

const demo = demoForEach();
beforeEach(() => page.viewport(390, 844));

const posts = () => page.getByRole('list', { name: 'Your posts, newest first' }).getByRole('listitem');
const heading = (nth: number) => posts().nth(nth).getByRole('heading', { level: 3 });
const showMore = () => page.getByRole('button', { name: 'Show more posts' });
const press = async (button: ReturnType<typeof showMore>) => {
  ((await button.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const open = () => render(<AppStage path="/profile" />);
const expectPosts = (count: number) => expect.poll(() => posts().elements()).toHaveLength(count);

describe('what the member has shared', () => {
  it('does not load: it is said once, and Try again brings it', async () => {
    const stop = demo.network.refuse(FEED);
    const heard = hear();
    await open();
    await expect.element(page.getByText('Your posts did not load').first()).toBeVisible();
    const failure = 'Your posts did not load. We could not get the posts. Please try again.';
    await expect.poll(() => heard.filter((text) => text.includes('did not load'))).toEqual([failure]);
    await expect.element(page.getByRole('heading', { name: 'You like' })).toBeVisible();
    stop();
    await press(page.getByRole('button', { name: 'Try again' }));
    await expectPosts(3);
    expect(heard.filter((text) => text.includes('did not load'))).toEqual([failure]);
  });

  it('comes three at a time: the newest with who sees it, what it begins with, and what came of it', async () => {
    await open();
    await expectPosts(3);
    const newest = posts().first();
    await expect.element(newest.getByText(/^Thank you for cheering me up/)).toBeVisible();
    await expect.element(heading(0).getByText('Friends')).toBeVisible();
    await expect.element(newest.getByText(/^4 likes · \d+ comments?$/)).toBeVisible();
    await expect
      .element(
        posts()
          .nth(1)
          .getByText(/^I went to the new library .+…$/),
      )
      .toBeVisible();
    await expect
      .element(
        posts()
          .nth(2)
          .getByText(/^I finished the big puzzle/),
      )
      .toBeVisible();
  });

  it('goes on by a press, from the first post that was not there: never by itself', async () => {
    await open();
    await press(showMore());
    await expectPosts(6);
    await expect.element(heading(3)).toHaveFocus();
    await expect
      .element(
        posts()
          .nth(3)
          .getByText(/^I am grateful for the sunflowers/),
      )
      .toBeVisible();
    await expect.element(showMore()).not.toBeInTheDocument();
  });

  it('says once that more did not load, and the same button tries again', { tags: 'long' }, async () => {
    await open();
    await expectPosts(3);
    const stop = demo.network.refuse(FEED);
    const heard = hear();
    await press(showMore());
    const failure = 'More posts did not load. Please try again.';
    await expect.element(page.getByText(failure).first()).toBeVisible();
    await expect.poll(() => heard.filter((text) => text === failure)).toHaveLength(1);
    await expect.element(showMore()).toHaveFocus();
    stop();
    await press(showMore());
    await expect.element(heading(3)).toHaveFocus();
  });

  it('leads to the post itself, where it is read whole', { tags: 'long' }, async () => {
    await open();
    await posts()
      .nth(1)
      .getByRole('link', { name: /^Open this post, / })
      .click();
    await expect.element(page.getByRole('heading', { name: 'The post you opened' })).toBeVisible();
    await expect.element(page.getByText(/If you are afraid of a new place too/)).toBeVisible();
  });

  it('has the likes that Home shows, before anything is asked again', { tags: 'long' }, async () => {
    await render(<AppStage />);
    const mine = page.getByRole('article').filter({ hasText: 'Thank you for cheering me up' });
    await mine.getByRole('button', { name: /^Like, / }).click();
    await expect.element(mine.getByText('5 likes · You like this')).toBeInTheDocument();
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await expect
      .element(
        posts()
          .first()
          .getByText(/^5 likes/),
      )
      .toBeVisible();
    const release = demo.network.holdAnswers(FEED);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await mine.getByRole('button', { name: /^Unlike, / }).click();
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await expect
      .element(
        posts()
          .first()
          .getByText(/^4 likes/),
      )
      .toBeVisible();
    release();
  });

  it('shows no numbers to who wants none', { tags: 'long' }, async () => {
    await openPage('/profile', { simple: true });
    await expectPosts(3);
    await expect.element(posts().first().getByText(/likes/)).not.toBeInTheDocument();
    await expect
      .element(
        posts()
          .first()
          .getByText(/^Thank you for cheering me up/),
      )
      .toBeVisible();
  });

  it('is nothing yet: one sentence for posts and one for likings, each with its way', async () => {
    await demo.reopen('fresh');
    await open();
    await expect.element(page.getByText('You have not shared a post yet.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/');
    await expect.element(page.getByText('You have not chosen what you like yet.')).toBeVisible();
    expect(page.getByRole('button', { name: 'What I like' }).elements()).toHaveLength(1);
    await expect.element(showMore()).not.toBeInTheDocument();
  });
});
