import type { FeedEntry } from '@friendbase/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { changeAnswers } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { openPage } from '../../../testing/firstWindow.tsx';

const demo = demoForEach();

const PHONE = [390, 844] as const;

/** What can be pressed or written in. A skip link is there for who comes by Tab alone. */
const controls = () =>
  [...document.querySelectorAll('a[href]:not(.fb-SkipLink), button, input, select, textarea')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
  );

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const forms = () => [...document.querySelectorAll('form')].filter((form) => form.checkVisibility());

function expectLittle(): void {
  expect(controls().length, controls().map(nameOf).join(', ')).toBeLessThanOrEqual(30);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(4000);
  expect(forms()).toHaveLength(1);
  expect(stayingInView()).toEqual(['fb-MenuBar', 'fb-PageFrame-footer']);
}

/** What stays where it is while the page scrolls: the bar of the menu, and Help at its end. */
const stayingInView = () =>
  [...document.querySelectorAll('body *')]
    .filter((part) => part.checkVisibility() && /^(fixed|sticky)$/.test(getComputedStyle(part).position))
    .filter((part) => part.getBoundingClientRect().height > 1)
    .map((part) => part.className);

describe('Home on a phone', () => {
  it('shows nine posts in at most 6,500 px', { tags: 'long' }, async () => {
    const NINE = 9;
    demo.network.sendWholePages();
    onTestFinished(
      changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) => all.slice(0, NINE)),
    );
    await page.viewport(...PHONE);
    await openPage('/');
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(NINE);
    // The last part of the page.
    await expect.element(page.getByRole('link', { name: 'Play Memory' })).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(6500);
  });

  it('shows five posts in at most 30 controls and 4,000 px in Simple mode', async () => {
    await page.viewport(...PHONE);
    const { carrier } = await openPage('/', { simple: true });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more posts' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(5);
    expectLittle();
    // Nothing comes by itself: the way to look for new posts is one control more.
    vi.mocked(carrier.set).mockRestore();
    carrier.set('closed');
    await expect.element(page.getByRole('button', { name: 'Check for new posts' })).toBeVisible();
    expectLittle();
  });

  /** The pictures of the demo's post that has most of them. */
  const picturesIn = (all: FeedEntry[]) =>
    all.reduce((most, post) => (post.media.length > most.media.length ? post : most));

  it.each([
    ['each of the posts has four pictures', () => true, 4],
    ['each of the posts has one picture', () => true, 4, 1],
    ['one of the posts has four pictures', (at: number) => at === 2, 5],
  ] as const)('has at most 30 controls and 4,000 px in Simple mode where %s', async (...row) => {
    const [, has, shown, most = 4] = row;
    demo.network.sendWholePages();
    onTestFinished(
      changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) => {
        const { media, mediaUrls, mediaDescriptions } = picturesIn(all);
        return all.slice(0, 8).map((post, at) => ({
          ...post,
          media: has(at) ? media.slice(0, most) : [],
          mediaUrls: has(at) ? mediaUrls.slice(0, most) : [],
          mediaDescriptions: has(at) ? mediaDescriptions.slice(0, most) : [],
        }));
      }),
    );
    await page.viewport(...PHONE);
    const { carrier } = await openPage('/', { simple: true });
    const tile = page.getByRole('button', { name: most > 1 ? /^See all 4 pictures / : /^Make larger / });
    await expect.element(tile.first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(shown);
    expect(tile.elements()).toHaveLength([0, 1, 2, 3, 4].slice(0, shown).filter(has).length);
    vi.mocked(carrier.set).mockRestore();
    carrier.set('closed');
    await expect.element(page.getByRole('button', { name: 'Check for new posts' })).toBeVisible();
    expectLittle();
    await page.getByRole('button', { name: 'Show more posts' }).click();
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(8);
  });

  const comments = (post: Locator) => post.getByRole('button', { name: /^(View|Hide) Comments/ });
  const comment = (post: Locator) => post.getByRole('textbox', { name: /^Your comment on / });
  const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top;

  it(
    'has one form in Simple mode, also with comments: the others are folded, and keep their words',
    { tags: 'long' },
    async () => {
      // As in Safari, which keeps nothing in its place by itself.
      document.documentElement.style.overflowAnchor = 'none';
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      await page.viewport(...PHONE);
      await openPage('/', { simple: true });
      const composer = page.getByRole('textbox', { name: /^How are you today/ });
      await composer.fill('We planted tomatoes.');
      const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
      await comments(first).click();
      await comment(first).fill('How nice!');
      expect(forms()).toHaveLength(1);
      expect(forms()[0]).toContainElement(comment(first).element());
      comments(second).element().scrollIntoView({ block: 'center' });
      const before = topOf(comments(second));
      await comments(second).click();
      await expect.element(comment(second)).toBeVisible();
      expect(Math.abs(topOf(comments(second)) - before)).toBeLessThan(1);
      await comment(second).fill('See you there.');
      expect(forms()).toHaveLength(1);
      expect(forms()[0]).toContainElement(comment(second).element());
      await comments(first).click();
      await expect.element(comment(first)).toHaveValue('How nice!');
      expect(forms()).toHaveLength(1);
      await page.getByRole('button', { name: 'Write a post' }).click();
      await expect.element(composer).toHaveFocus();
      await expect.element(composer).toHaveValue('We planted tomatoes.');
      expect(forms()).toHaveLength(1);
      await comments(second).click();
      await expect.element(comment(second)).toHaveValue('See you there.');
    },
  );

  it('shows the rest of eight posts in Simple mode by a press, and reading goes on at the sixth', async () => {
    demo.network.sendWholePages();
    onTestFinished(
      changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) => all.slice(0, 8)),
    );
    await page.viewport(...PHONE);
    await openPage('/', { simple: true });
    const posts = page.getByRole('article');
    await expect.poll(() => posts.elements()).toHaveLength(5);
    await page.getByRole('button', { name: 'Show more posts' }).click();
    await expect.poll(() => posts.elements()).toHaveLength(8);
    await expect.element(posts.nth(5).getByRole('heading', { level: 3 })).toHaveFocus();
  });
});
