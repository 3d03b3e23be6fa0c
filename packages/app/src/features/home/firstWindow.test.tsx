import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';

demoForEach();

const ownFace = page.getByRole('main').getFaceBesideHeading().first();
const idea = (name: RegExp) => page.getByRole('toolbar').first().getByRole('button', { name });

/**
 * One's own face, a question to begin with, six ideas, and a whole post with what can be done with it. On the smallest phone who wrote it, but for easy
 * words, whose sentences are longer. With large text the question and the ideas, there the question.
 */
describeFirstWindow('/', ({ width, isEasy, isLarge }) => {
  const field = page.getByRole('textbox', { name: /^How are you today/ });
  const isSmallest = width < 390;
  if (isSmallest && isLarge) return [ownFace, field];
  const post = page.getByRole('article').first();
  const beginning = isEasy ? [] : [post.getByRole('heading')];
  if (isLarge) return [ownFace, field, idea(/Friendship/)];
  return [ownFace, field, idea(/Friendship/), ...(isSmallest ? beginning : [post])];
});

it('has friends and the next event beside the feed in a wide window, with their pictures', async () => {
  await page.viewport(1280, 720);
  await openPage('/');
  const feed = page.getByRole('region', { name: 'Recent Posts from Friends' });
  const friends = page.getByRole('list', { name: 'Write to a friend' });
  await expect.element(friends.getByRole('link').first()).toBeVisible();
  const event = page.getByRole('link', { name: 'See this event' }).element().closest('.fb-Card');
  const pictures = [
    ...friends
      .getByRole('link')
      .elements()
      .map((friend) => friend.querySelector('.fb-Avatar')),
    event?.querySelector('.fb-PictureCard-picture'),
  ];
  const { right: endOfFeed } = feed.element().getBoundingClientRect();
  for (const part of [friends.element(), event, ...pictures]) {
    const { left = 0, right = 0, top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
    expect(left).toBeGreaterThanOrEqual(endOfFeed);
    expect([right > left, right <= 1280, bottom > top, top >= 0, bottom <= 720]).not.toContain(false);
  }
});

it('has its first post at the same height at every time of day', { tags: 'long' }, async () => {
  onTestFinished(() => void vi.useRealTimers());
  await page.viewport(320, 568);
  const heights = [];
  for (const time of ['09:11', '10:58', '13:11', '22:00']) {
    vi.useFakeTimers({ now: new Date(`2026-11-27T${time}`), toFake: ['Date'] });
    await openPage('/');
    await expect.element(page.getByText(/^Updated/).last()).toBeVisible();
    heights.push(page.getByRole('article').first().element().getBoundingClientRect().top);
    await cleanup();
  }
  expect(new Set(heights).size).toBe(1);
});
