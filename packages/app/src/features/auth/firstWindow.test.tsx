import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';

demoForEach('signed-out');

const form = page.getByRole('form', { name: 'Log in' });

// In 320 × 568 the way to see the password stands below its field, and Log In is a little below the window.
describeFirstWindow(
  '/login',
  () => [
    page.getByRole('tablist'),
    form.getByRole('textbox', { name: /Username/ }),
    form.getByLabelText(/^Password/).first(),
    form.getByRole('button', { name: 'Log In' }),
  ],
  FIRST_WINDOWS.slice(0, 3),
);
