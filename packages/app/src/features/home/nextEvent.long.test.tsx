import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';

demoForEach();

const link = page.getByRole('link', { name: 'See this event' });

it('the next event stands beside the feed, and its one link leads to it', async () => {
  await page.viewport(1280, 720);
  await render(<AppStage />);
  await expect.element(page.getByText(/^Next event: /)).toBeVisible();
  await expect.element(page.getByText('It is an example.')).toBeVisible();
  await userEvent.click(link);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Friendly Dance Party' })).toHaveFocus();
});
