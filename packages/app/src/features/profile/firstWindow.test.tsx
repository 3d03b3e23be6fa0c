import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

describeFirstWindow('/profile', (at) =>
  isTight(at)
    ? [page.getByRole('heading', { level: 1 })]
    : [
        page.getByRole('heading', { name: 'Sam Rivers' }),
        page.getByText('I like gardens, jigsaw puzzles and slow walks by the river.'),
        page.getByRole('button', { name: 'Edit Profile' }),
      ],
);
