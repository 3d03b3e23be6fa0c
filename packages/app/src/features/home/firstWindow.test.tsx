import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

const idea = (name: RegExp) => page.getByRole('toolbar').first().getByRole('button', { name });

/**
 * A question to begin with, six ideas, and a whole post with what can be done with it. With large text the question and the ideas,
 * on the smallest phone the question.
 */
describeFirstWindow('/', ({ width, isLarge }) => {
  const field = page.getByRole('textbox', { name: /^How are you today/ });
  if (width < 390) return [field];
  return [field, idea(/Friendship/), ...(isLarge ? [] : [page.getByRole('article').first()])];
});
