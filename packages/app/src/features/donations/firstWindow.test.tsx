import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

describeFirstWindow('/donations', (at) => [
  page.getByText('No money is taken on this page.'),
  page.getByRole('heading', { name: 'Coffee Support' }),
  ...(isTight(at) ? [] : [page.getByRole('button', { name: /\$5$/ })]),
]);
