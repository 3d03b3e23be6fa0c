import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach('organizer');

const main = page.getByRole('main');

/** The ways to make something: all four, but on the smallest phone with large letters, where the fourth is below. */
describeFirstWindow('/organize', ({ width, isLarge }) => [
  main.getByRole('heading', { level: 1 }),
  main.getByRole('button', { name: /tournament/ }),
  main.getByRole('button', { name: /event/ }),
  main.getByRole('button', { name: /reward/ }),
  ...(isLarge && width === 320 ? [] : [main.getByRole('button', { name: /story/ })]),
]);
