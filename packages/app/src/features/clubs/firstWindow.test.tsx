import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';

demoForEach();

const GAMES = ['Memory', 'Numbers', 'Math', 'Words'];

describeFirstWindow('/clubs', () => GAMES.map((name) => page.getByRole('button', { name, exact: true })));

it('has all clubs in at most 3,500 px on a phone', async () => {
  await page.viewport(390, 844);
  await openPage('/clubs');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(12);
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(3500);
});
