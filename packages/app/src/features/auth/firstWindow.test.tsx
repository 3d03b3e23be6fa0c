import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach('signed-out');

const form = page.getByRole('form', { name: 'Log in' });

// With large text the smallest window has room for the tabs, the name of the form and its first field.
describeFirstWindow('/login', (at) => [
  page.getByRole('tablist'),
  form.getByRole('heading', { name: 'Log in' }),
  form.getByRole('textbox', { name: /Username/ }),
  ...(isTight(at)
    ? []
    : [form.getByLabelText(/^Password/).first(), form.getByRole('button', { name: 'Log In' })]),
]);
