import { createClient, mediaUrl, updateUser, type FeedEntry } from '@friendbase/contract';
import { demoId, demoSeed } from '@friendbase/contract/fixtures';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { changeAnswers } from '../../../../testing/answerInstead.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { openPage } from '../../../../testing/firstWindow.tsx';

const FILES = { method: 'GET', path: '/api/media/' } as const;
const { media } = demoSeed(new Date(0));
const [ofSam] = media.filter(({ ownerId }) => ownerId === demoId('sam'));

const postWith = (words: string) => page.getByRole('article').filter({ hasText: words });
const thanks = () => postWith('You are good friends.');
const walk = () => postWith('I went for a walk');

/** Pictures are loaded when they come near to what is in view. */
async function comeTo(post: Locator): Promise<void> {
  await expect.element(post).toBeInTheDocument();
  post.element().scrollIntoView();
}

const demo = demoForEach();

describe('the pictures of a post', () => {
  it('that cannot be loaded have words in their place, and nothing to press', async () => {
    demo.network.sendWholePages();
    demo.network.refuse(FILES);
    await render(<AppStage />);
    await comeTo(thanks());
    await expect
      .element(thanks().getByText('No picture: Two friends in the sun, with a heart above them.'))
      .toBeVisible();
    await comeTo(walk());
    await expect.element(walk().getByText('No picture', { exact: true })).toBeVisible();
    await expect.element(thanks().getByRole('button', { name: /^Make larger/ })).not.toBeInTheDocument();
  });

  it('stand before its words', { tags: 'long' }, async () => {
    await render(<AppStage />);
    await comeTo(thanks());
    const list = thanks().getByRole('toolbar', { name: "Pictures and videos of Sam Rivers's post" });
    const words = thanks().getByText(/You are good friends/);
    const order = list.element().compareDocumentPosition(words.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('keep their room before they come', async () => {
    const release = demo.network.holdAnswers(FILES);
    await render(<AppStage />);
    const list = thanks().getByRole('toolbar', { name: "Pictures and videos of Sam Rivers's post" });
    await comeTo(thanks());
    const { height } = list.element().getBoundingClientRect();
    expect(height).toBeGreaterThan(100);
    release();
    await expect.poll(() => list.element().querySelectorAll('img')).toHaveLength(4);
    const first = list.element().querySelector('img')!;
    await expect.poll(() => first.naturalWidth).toBe(960);
    expect(list.element().getBoundingClientRect().height).toBeCloseTo(height, 0);
  });

  it('say whose they are where nobody has described them', { tags: 'long' }, async () => {
    demo.network.sendWholePages();
    await render(<AppStage />);
    const tile = walk().getByRole('button', { name: 'Make larger Picture 1 of 1, shared by Priya Nair' });
    await expect.element(tile).toBeInTheDocument();
    tile.element().focus();
    await userEvent.keyboard('{Enter}');
    const viewer = page.getByRole('dialog', { name: 'Picture' });
    await expect
      .element(viewer.getByRole('img', { name: 'Picture 1 of 1, shared by Priya Nair' }))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tile).toHaveFocus();
  });
});

const nameOf = (control: Element | null) => control?.getAttribute('aria-label') ?? control?.textContent;
const postOf = (control: Element | null) => control?.closest('article');
const larger = (description: string) => thanks().getByRole('button', { name: `Make larger ${description}` });

describe('the keys of a feed with pictures', () => {
  it('Tab goes from post to post; a video is one stop more', async () => {
    await render(<AppStage />);
    const posts = page.getByRole('article');
    await comeTo(thanks());
    await expect.element(larger('Mila and I listen to music together.')).toBeInTheDocument();
    const seen: Element[] = [];
    posts
      .nth(0)
      .getByRole('button', { name: /^(Like|Unlike)/ })
      .element()
      .focus();
    while (postOf(document.activeElement)) {
      seen.push(document.activeElement!);
      await userEvent.tab();
    }
    const more = seen.filter((stop, at) => at > 0 && postOf(stop) === postOf(seen[at - 1]!));
    const videos = seen.filter((stop) => nameOf(stop)?.startsWith('Play video'));
    expect(videos).toHaveLength(1);
    expect(more).toHaveLength(videos.length);
    expect(new Set(seen.map(postOf)).size).toBe(posts.elements().length);
    expect(seen.map(nameOf).filter((name) => name?.startsWith('Make larger'))).toEqual([]);
  });

  it('arrows go from the row of a post to its pictures, and from the viewer back to the one that was opened', async () => {
    await render(<AppStage />);
    await comeTo(thanks());
    const last = larger('The bus that took us home, and a tree.');
    const third = larger('Omar and Ella on the grass, next to a flower.');
    await expect.element(last).toBeInTheDocument();
    thanks().getByRole('button', { name: /^Like/ }).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(last).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Picture 3 of 4' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(third).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(thanks().getByRole('button', { name: /^Like/ })).toHaveFocus();
  });

  it(
    'the viewer gives the focus back to the picture that a pointer opened, after another one by keys',
    { tags: 'long' },
    async () => {
      await render(<AppStage />);
      await comeTo(thanks());
      const last = larger('The bus that took us home, and a tree.');
      const first = larger('Two friends in the sun, with a heart above them.');
      await expect.element(first).toBeInTheDocument();
      thanks().getByRole('button', { name: /^Like/ }).element().focus();
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect.element(page.getByRole('dialog', { name: 'Picture 4 of 4' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(last).toHaveFocus();
      await first.click();
      await expect.element(page.getByRole('dialog', { name: 'Picture 1 of 4' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(first).toHaveFocus();
    },
  );
});

describe('the pictures of a post in Simple mode', () => {
  it('are one thing to press, which opens all of them', async () => {
    onTestFinished(
      changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) =>
        all.filter(({ media: { length } }) => length > 1),
      ),
    );
    demo.network.sendWholePages();
    await openPage('/', { simple: true });
    await comeTo(thanks());
    const all = thanks().getByRole('button', { name: /^(See all|Make larger)/ });
    await expect
      .element(all)
      .toHaveAccessibleName('See all 4 pictures Two friends in the sun, with a heart above them.');
    await all.click();
    await expect.element(page.getByRole('dialog', { name: 'Picture 1 of 4' })).toBeVisible();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Picture 2 of 4' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(all).toHaveFocus();
  });
});

describe('the photo of a member', () => {
  const photos = () => [...document.querySelectorAll<HTMLImageElement>('img.fb-Avatar')];
  const choosePhoto = () =>
    createClient()(updateUser, {
      params: { id: demoId('sam') },
      body: { avatarUrl: mediaUrl(ofSam?.id ?? '') },
    });

  it('is their initial where it cannot be loaded, and nothing is said', { tags: 'long' }, async () => {
    await choosePhoto();
    demo.network.refuse(FILES);
    await render(<AppStage />);
    // It is asked for as long as it is in view.
    await expect.element(page.getByRole('banner').getByText('S', { exact: true })).toBeVisible();
    await comeTo(thanks());
    await expect.element(thanks().getByText('S', { exact: true })).toBeVisible();
    expect(thanks().element().querySelector('img.fb-Avatar')).toBeNull();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('stands in the header and with their posts, and says nothing', async () => {
    await choosePhoto();
    await render(<AppStage />);
    await comeTo(thanks());
    await expect.poll(() => photos().length).toBeGreaterThan(1);
    await expect.poll(() => photos()[0]?.naturalWidth).toBe(960);
    for (const photo of photos()) expect(photo.alt).toBe('');
  });
});
