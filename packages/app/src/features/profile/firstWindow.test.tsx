import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

describeFirstWindow('/profile', (at) => [
  page.getByRole('heading', { name: 'Sam Rivers' }),
  page.getByText('I like gardens, jigsaw puzzles and slow walks by the river.'),
  ...(isTight(at) ? [] : [page.getByRole('button', { name: 'Edit Profile' })]),
]);
