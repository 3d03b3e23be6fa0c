import { FakeStorage } from '@friendbase/mocks/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';

const WORDS = 'The lake was quiet today';
const FEED = { method: 'GET', path: '/api/posts/feed/' } as const;

const field = () => page.getByRole('textbox', { name: /^How are you today/ });
const share = () => page.getByRole('button', { name: 'Share Post' });
const firstPost = () => page.getByRole('article').first();
const expectOnTop = () => expect.element(firstPost().getByText(WORDS)).toBeVisible();
const storedOn = (storage: FakeStorage) => [...storage.texts.values()].join();

const demo = demoForEach();

/** A member on Home, with a post written and the feed there. */
async function writePost(storage = new FakeStorage()) {
  const screen = await render(<AppStage storage={storage} />);
  await expect.element(firstPost()).toBeVisible();
  await field().fill(WORDS);
  return { screen, storage };
}

describe('a post that is saved, while the feed is still on its way', () => {
  it('is said to be shared, is on top of the feed, and leaves the button free', async () => {
    await writePost();
    const release = demo.network.holdAnswers(FEED);
    await share().click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    await expectOnTop();
    await expect
      .element(firstPost().getByRole('button', { name: /^Like, / }))
      .toHaveAccessibleDescription('0 likes');
    await expect.element(field()).toHaveValue('');
    await expect.element(share()).not.toHaveAttribute('aria-disabled');
    release();
  });

  it('does not come back as a draft after a reload', async () => {
    const { screen, storage } = await writePost();
    expect(storedOn(storage)).toContain(WORDS);
    const release = demo.network.holdAnswers(FEED);
    await share().click();
    await expectOnTop();
    expect(storedOn(storage)).not.toContain(WORDS);
    await screen.unmount();
    await render(<AppStage storage={storage} />);
    await expect.element(field()).toHaveValue('');
    release();
  });

  it('stays shared when the feed is refused, and the feed stays as it was', { tags: 'long' }, async () => {
    demo.network.sendWholePages();
    await writePost();
    demo.network.refuse(FEED);
    await share().click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    await expectOnTop();
    await expect.element(page.getByRole('article').nth(20)).toBeInTheDocument();
    await expect.element(page.getByText('We could not check. Please try again.')).not.toBeInTheDocument();
  });

  it(
    'stays on top when a page of the feed that was read before it arrives after it',
    { tags: 'long' },
    async () => {
      demo.network.sendWholePages();
      await writePost();
      await expect.element(page.getByText(/^Updated/).last()).toBeVisible();
      const release = demo.network.holdAnswers(FEED);
      await page.getByRole('button', { name: 'Show more posts' }).click();
      await share().click();
      await expectOnTop();
      // The page that was asked for is asked for again: what was read before the post is not used.
      release();
      await expect.element(page.getByRole('article').nth(30)).toBeInTheDocument();
      await expectOnTop();
    },
  );
});
