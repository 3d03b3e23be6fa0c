import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

const isTablet = ({ height }: { height: number }) => height > 1000;

describeFirstWindow('/profile', (at) => [
  page.getByRole('main').getFaceBesideHeading().first(),
  page.getByRole('heading', { name: 'Sam Rivers' }),
  page.getByText('I like gardens, jigsaw puzzles and slow walks by the river.'),
  ...(isTight(at) ? [] : [page.getByRole('button', { name: 'Edit Profile' })]),
  // On the smallest phone, and with large letters elsewhere than on a tablet, they stand below the window.
  ...(at.width > 320 && (!at.isLarge || isTablet(at)) ? [page.getByRole('list', { name: 'You like' })] : []),
  ...(isTablet(at) && !at.isLarge
    ? [page.getByRole('listitem').filter({ hasText: 'Thank you for cheering' })]
    : []),
]);

it('is a person first: face, name, words, likings, posts, and the account below them', async () => {
  await page.viewport(390, 844);
  await openPage('/profile');
  const inOrder = [
    page.getByRole('heading', { name: 'Sam Rivers' }),
    page.getByText('I like gardens, jigsaw puzzles and slow walks by the river.'),
    page.getByRole('list', { name: 'You like' }),
    page.getByRole('listitem').filter({ hasText: 'Thank you for cheering' }),
    page.getByRole('button', { name: 'Change Password' }),
  ];
  for (const part of inOrder) await expect.element(part).toBeInTheDocument();
  const tops = inOrder.map((part) => part.element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});
