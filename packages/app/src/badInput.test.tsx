import type { FeedEntry } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../testing/answerInstead.ts';
import { demoForEach } from '../testing/demoForEach.ts';
import { openPage } from '../testing/firstWindow.tsx';
import { HARD_WORDS, LONG_NAME, TWELVE_SETTINGS } from '../testing/hardInput.ts';

demoForEach();

const PHONE = [390, 844] as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const expectWhole = async (...parts: ReturnType<typeof button>[]) => {
  for (const part of parts) await expect.element(part).toBeInViewport({ ratio: 1 });
};

/** The address of a picture that is not there. */
const missing = (url: string): string => `${url}-missing`;

/** A post as nobody should write it, by somebody with a name like that, whose pictures do not load. */
const spoil = (post: FeedEntry): FeedEntry => ({
  ...post,
  author: { ...post.author, displayName: LONG_NAME },
  content: HARD_WORDS.repeat(30),
  media: post.media.map((one) => ({ ...one, url: missing(one.url) })),
  mediaUrls: post.mediaUrls.map(missing),
});

/** What makes the page scroll sideways. */
function beyondTheSide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return part.checkVisibility() && (left < -1 || right > innerWidth + 1);
    })
    .map((part) => part.getAttribute('class') ?? part.tagName);
}

it('Home holds endless words and no picture, with text at 200 percent and twelve settings, from right to left', async () => {
  onTestFinished(
    changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) => all.map(spoil)),
  );
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await page.viewport(320, 568);
  await openPage('/', TWELVE_SETTINGS);
  const post = page.getByRole('article').first();
  await expect.element(post.getByText(LONG_NAME, { exact: true })).toBeVisible();
  for (const direction of ['ltr', 'rtl']) {
    document.documentElement.dir = direction;
    await expect.poll(beyondTheSide, { message: direction }).toEqual([]);
  }
  await post.getByRole('button', { name: /^Like, / }).click();
  await expect.element(post.getByRole('button', { name: /^Unlike, / })).toBeVisible();
});

it('a game goes on when the phone is turned', { tags: 'long' }, async () => {
  await page.viewport(...PHONE);
  await openPage('/clubs');
  await page.getByRole('main').getByRole('button', { name: 'Memory', exact: true }).click();
  const game = page.getByRole('dialog', { name: 'Memory' });
  const faceDown = () => game.getByRole('button', { name: 'face down' }).elements();
  await expect.poll(() => faceDown().length).toBe(16);
  await game.getByRole('button', { name: 'face down' }).first().click();
  await expect.poll(() => faceDown().length).toBe(15);
  const card = document.activeElement;
  for (const [width, height] of [PHONE.toReversed() as [number, number], PHONE]) {
    await page.viewport(width, height);
    expect(faceDown()).toHaveLength(15);
    expect(document.activeElement).toBe(card);
    await expectWhole(game.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

it('what is written and its button are in view above a keyboard that covers half of the window', async () => {
  await page.viewport(...PHONE);
  await openPage(`/messages?with=${demoId('leo')}`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await userEvent.fill(field, 'Hello');
  // Browsers give the page what the keyboard leaves, as it asks for (`interactive-widget`).
  await page.viewport(390, 422);
  await expectWhole(field, page.getByRole('button', { name: 'Send', exact: true }));
  await expect.element(field).toHaveValue('Hello');
  await expect.element(field).toHaveFocus();
});
