import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';

demoForEach();

const idea = (name: RegExp) => page.getByRole('toolbar').first().getByRole('button', { name });

/**
 * A question to begin with, six ideas, and a whole post with what can be done with it. On the smallest phone who wrote it, but for easy
 * words, whose sentences are longer. With large text the question and the ideas, there the question.
 */
describeFirstWindow('/', ({ width, isEasy, isLarge }) => {
  const field = page.getByRole('textbox', { name: /^How are you today/ });
  const isSmallest = width < 390;
  if (isSmallest && isLarge) return [field];
  const post = page.getByRole('article').first();
  const beginning = isEasy ? [] : [post.getByRole('heading')];
  if (isLarge) return [field, idea(/Friendship/)];
  return [field, idea(/Friendship/), ...(isSmallest ? beginning : [post])];
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
