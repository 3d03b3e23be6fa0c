import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

const GAMES = ['Memory', 'Numbers', 'Math', 'Words'];

describeFirstWindow('/clubs', ({ width }) => {
  // With large text the header of the smallest window has two rows: the first two games are in view.
  const isSmallest = width === 320 && document.documentElement.dataset['text'] === '130';
  const games = isSmallest ? GAMES.slice(0, 2) : GAMES;
  return games.map((name) => page.getByRole('button', { name, exact: true }));
});
