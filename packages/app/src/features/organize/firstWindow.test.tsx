import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach('organizer');

const main = page.getByRole('main');

/** The ways to make something, as far as there is room. */
describeFirstWindow('/organize', () => [
  main.getByRole('heading', { level: 1 }),
  main.getByRole('button', { name: /tournament/ }),
  main.getByRole('button', { name: /event/ }),
  main.getByRole('button', { name: /reward/ }),
  main.getByRole('button', { name: /story/ }),
]);
