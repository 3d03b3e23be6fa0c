import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

const main = page.getByRole('main');

/** What it is about, and the beginning of what works. */
describeFirstWindow('/accessibility', () => [
  main.getByRole('heading', { level: 1 }),
  main.getByRole('heading', { level: 2 }).first(),
  main.getByRole('listitem').first(),
]);
