import { casesInTier } from '@friendbase/contract/conformance/tier';
import { createClient, getMe, listFeed, type FeedEntry } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { readOutbox } from '../../../outbox/outboxSlot.ts';

const LIKE = { method: 'POST', path: '/api/likes' } as const;
const UNLIKE = { method: 'DELETE', path: '/api/likes/' } as const;
const FEED = { method: 'GET', path: '/api/posts/feed/' } as const;

const post = () => page.getByRole('article').first();
const like = () => post().getByRole('button', { name: /^Like, / });
const unlike = () => post().getByRole('button', { name: /^Unlike, / });
const expectLikes = (count: number) =>
  expect
    .element(
      post()
        .getByText(new RegExp(`^${count} likes?( · You like this)?$`))
        .last(),
    )
    .toBeVisible();

const demo = demoForEach();

/** The first post as the backend has it, asked past everything that the page knows. */
async function onServer(): Promise<FeedEntry> {
  const call = createClient();
  const { id: userId } = await call(getMe, {});
  const { items } = await call(listFeed, { params: { userId }, query: {} });
  return items[0]!;
}
const expectOnServer = (isLikedByUser: boolean) =>
  vi.waitFor(async () => expect(await onServer()).toMatchObject({ isLikedByUser }), 10_000);

/** A member on Home. The first post is not liked yet; its likes are given back. */
async function openHome(isLive = false): Promise<number> {
  await render(<AppStage isLive={isLive} />);
  await expect.element(like()).toBeVisible();
  return (await onServer()).likesCount;
}

describe('W11 Post', () => {
  it('keys: Enter likes and Space takes back, and the focus stays', async () => {
    const likes = await openHome();
    like().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(unlike()).toHaveFocus();
    await expectLikes(likes + 1);
    await userEvent.keyboard(' ');
    await expect.element(like()).toHaveFocus();
    await expectLikes(likes);
  });

  const WINDOWS = [
    [320, 2], // words that break there make a button higher
    [390, 1],
  ] as const;
  it.each(casesInTier(WINDOWS, 1))('has its actions in one row at %i px', async (width, heights) => {
    await page.viewport(width, 844);
    await document.fonts.load('bold 16px "Atkinson Hyperlegible Next"');
    await openHome();
    const actions = post().getByRole('toolbar').getByRole('button').elements();
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Like',
      expect.stringMatching(/^View Comments/),
      'More',
    ]);
    const boxes = actions.map((action) => action.getBoundingClientRect());
    expect(new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size).toBe(1);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBeLessThanOrEqual(heights);
    for (const [at, { left }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
    }
  });

  it('heard: a heading with the author, and Like with whose post it is and how many like it', async () => {
    const likes = await openHome();
    const author = post().getByRole('heading', { level: 3 }).element().textContent;
    expect(post().element().parentElement?.closest('[role=feed]')).toBeNull();
    await expect.element(post()).toHaveAccessibleName(new RegExp(`^${author} `));
    await expect.element(like()).toHaveAccessibleName(new RegExp(`^Like, ${author}'s post, `));
    await expect.element(like()).toHaveAccessibleDescription(new RegExp(`^${likes} likes?`));
    // Between two badges, and no part of them: Orca makes one word of what has no space.
    expect(post().element().textContent).toMatch(/:\u00A0[a-z ]+ this\.\u00A0/);
  });

  it('heard: what the press came to, once', async () => {
    await openHome();
    const said = hear();
    await like().click();
    await expect.element(page.getByText('You like this post.')).toBeInTheDocument();
    expect(said).toEqual(['You like this post.']);
  });

  it('heard: a like that is refused is taken back, with the reason, once', async () => {
    const likes = await openHome();
    const said = hear();
    demo.network.refuse(LIKE);
    const button = like().element();
    const description = () =>
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    const before = description();
    await like().click();
    await expect.element(post().getByText('Your like was not saved. Try again.')).toBeVisible();
    await expect.element(like()).toHaveFocus();
    await expectLikes(likes);
    await vi.waitFor(() => expect(said).toEqual(['Your like was not saved. Try again.']));
    expect(description()).toBe(before);
    await expectOnServer(false);
  });
});

describe('a like', () => {
  it('is shown at once, and is saved', { tags: 'long' }, async () => {
    const likes = await openHome();
    const release = demo.network.holdCalls(LIKE);
    await like().click();
    await expect.element(unlike()).toHaveFocus();
    await expectLikes(likes + 1);
    release();
    await expectOnServer(true);
    await expectLikes(likes + 1);
  });

  it('ends with the last wish when it is pressed again before it is saved', async () => {
    const likes = await openHome();
    const release = demo.network.holdCalls(LIKE);
    await like().click();
    await unlike().click();
    await expectLikes(likes);
    release();
    await Promise.all([demo.network.answer(LIKE), demo.network.answer(UNLIKE)]);
    await expectOnServer(false);
    await expect.element(page.getByText('You took back your like.')).toBeInTheDocument();
    await expectLikes(likes);
  });

  it('is saved to the end when the member leaves the page', { tags: 'long' }, async () => {
    await openHome();
    const release = demo.network.holdCalls(LIKE);
    await like().click();
    await unlike().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Friends' })).toBeVisible();
    release();
    await Promise.all([demo.network.answer(LIKE), demo.network.answer(UNLIKE)]);
    await expectOnServer(false);
  });

  it('stays while a feed arrives that was read before it', async () => {
    const likes = await openHome();
    const releaseFeed = demo.network.holdAnswers(FEED);
    await page.getByRole('button', { name: 'Check for new posts' }).click();
    const releaseLike = demo.network.holdCalls(LIKE);
    await like().click();
    releaseFeed();
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
    await expect.element(unlike()).toBeVisible();
    await expectLikes(likes + 1);
    releaseLike();
    await expect.element(page.getByText('No new posts.').first()).toBeInTheDocument();
    await expect.element(unlike()).toBeVisible();
    await expectLikes(likes + 1);
    await expectOnServer(true);
  });
});

describe('“Show more posts”', () => {
  it(
    'brings its posts also where a post is liked meanwhile, and the like stays',
    { tags: 'long' },
    async () => {
      demo.network.sendWholePages();
      const likes = await openHome();
      const releaseFeed = demo.network.holdAnswers(FEED);
      await page.getByRole('button', { name: 'Show more posts' }).click();
      await like().click();
      await expectLikes(likes + 1);
      releaseFeed();
      await expect
        .element(page.getByRole('article').nth(20).getByRole('heading', { level: 3 }))
        .toHaveFocus();
      await expectLikes(likes + 1);
      await expectOnServer(true);
    },
  );
});

describe('a like that is refused', () => {
  it(
    'shows what was saved before: taking back is refused, the like is still there',
    { tags: 'long' },
    async () => {
      const likes = await openHome();
      demo.network.refuse(UNLIKE);
      await like().click();
      await unlike().click();
      await expect.element(post().getByText('Your like is still there. Try again.')).toBeVisible();
      await expect.element(unlike()).toBeVisible();
      await expectLikes(likes + 1);
      await expectOnServer(true);
    },
  );
});

describe('a like that waits for the network', () => {
  const undo = () => post().getByRole('button', { name: 'Undo' });

  /** A member on Home who has liked the first post without a network, and is at “Undo”. Returns how the network comes back. */
  async function likeWithoutNetwork() {
    await openHome(true);
    await expect.poll(readOutbox).toBeDefined();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const end = demo.network.refuse(LIKE, () => {
      throw new TypeError('Failed to fetch');
    });
    await like().click();
    await expect.element(post().getByText('Waits for the network')).toBeVisible();
    undo().element().focus();
    return () => {
      end();
      onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    };
  }

  it('is taken back by “Undo”, which leaves the focus to Like', { tags: 'long' }, async () => {
    await likeWithoutNetwork();
    const said = hear();
    await userEvent.keyboard('{Enter}');
    await expect.element(undo()).not.toBeInTheDocument();
    await expect.element(like()).toHaveFocus();
    expect(said).toEqual(['Taken back.']);
  });

  it(
    'keeps the focus in its place as it is sent, and on the post once that is done',
    { tags: 'long' },
    async () => {
      const comeBack = await likeWithoutNetwork();
      const release = demo.network.holdCalls(LIKE);
      comeBack();
      await expect.element(undo()).not.toBeInTheDocument();
      expect(document.activeElement).toHaveTextContent('Sending...');
      release();
      await expect.element(post().getByText('Sending...')).not.toBeInTheDocument();
      await expect.element(unlike()).toHaveFocus();
    },
  );
});
