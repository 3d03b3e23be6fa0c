import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';

demoForEach();

const game = page.getByRole('dialog', { name: 'Memory' });

it('a game stands beside the feed: two keys lead to it, and closing it leads to Games', async () => {
  await page.viewport(1280, 720);
  await render(<AppStage />);
  const link = page.getByRole('link', { name: 'Play Memory' });
  await expect.element(link).toBeInTheDocument();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Shift>}{F6}{F6}{/Shift}');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(game.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expect.element(game.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(game).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toHaveFocus();
});

it('an address that names a game which there is not shows Games', async () => {
  await render(<AppStage path="/clubs#chess" />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Memory', exact: true })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
