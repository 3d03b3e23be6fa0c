import { createClient, createPost, getMe } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';

const FEED = { method: 'GET', path: '/api/posts/feed/' } as const;

const demo = demoForEach();

const check = () => page.getByRole('button', { name: 'Check for new posts' });
const inFeed = (text: string) =>
  page.getByRole('region', { name: 'Recent Posts from Friends' }).getByText(text, { exact: true });

/** A member on Home, with the focus on the button that looks for new posts. */
async function openHome() {
  await render(<AppStage />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(check()).toBeVisible();
  check().element().focus();
  return hear();
}
/** The member shares a post in another tab. */
async function shareElsewhere(content: string): Promise<void> {
  const call = createClient();
  const { id: authorId } = await call(getMe, {});
  await call(createPost, { body: { authorId, content } });
}

describe('looking for new posts', () => {
  it('says once that it did not work, and leaves what is there', { tags: 'long' }, async () => {
    demo.network.sendWholePages();
    const said = await openHome();
    demo.network.refuse(FEED);
    await userEvent.keyboard('{Enter}');
    await expect.element(inFeed('We could not check. Please try again.')).toBeVisible();
    await expect
      .poll(() => said.filter((text) => text !== 'Checking...'))
      .toEqual(['We could not check. Please try again.']);
    await expect.element(page.getByRole('article').nth(19)).toBeInTheDocument();
  });

  it('brings what is new, shows and says how many there are, and keeps the focus', async () => {
    const said = await openHome();
    await shareElsewhere('A post from another tab');
    await expect.element(page.getByText('A post from another tab')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(inFeed('1 new post.')).toBeVisible();
    await expect
      .element(page.getByRole('article').first().getByText('A post from another tab'))
      .toBeVisible();
    await expect.poll(() => said.filter((text) => text !== 'Checking...')).toEqual(['1 new post.']);
    await expect.element(check()).toHaveFocus();
  });
});
