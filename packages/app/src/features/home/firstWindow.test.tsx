import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

const idea = (name: RegExp) => page.getByRole('toolbar').first().getByRole('button', { name });

/**
 * A question to begin with, six ideas, and a whole post with what can be done with it. With large text the question and the first ideas,
 * on the smallest phone the place to begin.
 */
describeFirstWindow('/', ({ width, isLarge }) => {
  const field = page.getByRole('textbox', { name: /^How are you today/ });
  const begin = page.getByRole('heading', { name: 'Create a New Post' });
  if (width < 390) return [isLarge ? begin : field];
  return [
    field,
    idea(isLarge ? /Feeling/ : /Friendship/),
    ...(isLarge ? [] : [page.getByRole('article').first()]),
  ];
});
