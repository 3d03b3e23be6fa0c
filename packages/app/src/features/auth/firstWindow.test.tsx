import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach('signed-out');

const form = page.getByRole('form', { name: 'Log in' });

// With large text the smallest window has room for six lines: the form begins there.
describeFirstWindow('/login', (at) => [
  page.getByRole('tablist'),
  form.getByRole('heading', { name: 'Log in' }),
  ...(isTight(at)
    ? []
    : [
        form.getByRole('textbox', { name: /Username/ }),
        form.getByLabelText(/^Password/).first(),
        form.getByRole('button', { name: 'Log In' }),
      ]),
]);
