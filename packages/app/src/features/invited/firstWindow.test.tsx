import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';
import { inviteAsKim } from '../../../testing/ownAccount.ts';

demoForEach();

const main = page.getByRole('main');

/** Who invites, and the way to ask them. */
describeFirstWindow(
  '/invited',
  () => [
    main.getByRole('heading', { name: 'Kim Lee' }),
    main.getByRole('article').getByRole('button').first(),
  ],
  FIRST_WINDOWS,
  async () => {},
  inviteAsKim,
);

/** That it works no more. The way on is a page of the menu too: on the smallest phone, and with large text, it is below. */
describeFirstWindow('/invited?key=made-up', ({ width, isLarge }) => [
  main.getByText(/^This (invitation|link) does not work/),
  ...(width > 320 && !isLarge ? [main.getByRole('link', { name: /friends/ })] : []),
]);
