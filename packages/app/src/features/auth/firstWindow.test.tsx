import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import {
  describeFirstWindow,
  describeFrameOfLargeButtons,
  FIRST_WINDOWS,
} from '../../../testing/firstWindow.tsx';
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

const signUp = page.getByRole('form', { name: 'Make a new account' });

// What to know before one begins stands first: on the smallest phone, and with large text, the field is below it.
describe('to sign up', () => {
  describeFirstWindow(
    '/login',
    ({ width, isLarge }) => [
      page.getByRole('tablist'),
      signUp.getByRole('heading', { name: 'Make a new account' }),
      ...(width > 320 && !isLarge ? [signUp.getByRole('textbox', { name: /^Username/ })] : []),
    ],
    FIRST_WINDOWS,
    () => userEvent.click(page.getByRole('tab', { name: 'Sign Up' })),
  );
});

describeFrameOfLargeButtons('/login');
