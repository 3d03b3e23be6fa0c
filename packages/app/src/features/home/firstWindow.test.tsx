import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

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
