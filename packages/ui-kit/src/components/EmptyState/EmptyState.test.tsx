import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const LONG_ENOUGH_MS = 5000;
const onWrite = vi.fn<() => void>();

const empty = (
  <EmptyState title="No posts yet" text="Be the first to share something." illustration="empty-feed">
    <Button onPress={onWrite}>Write a post</Button>
  </EmptyState>
);

beforeEach(simulateClock);
afterEach(hush);

describe('W34 Empty state', () => {
  it('keys: Tab goes to what can be done, and Enter does it', async () => {
    await render(empty);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Write a post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onWrite).toHaveBeenCalledOnce();
  });

  it('heard: title and sentence where they stand, without the picture, and nothing by itself', async () => {
    const said = listen();
    const { container } = await render(empty);
    await expect.element(page.getByText('No posts yet')).toBeVisible();
    await pass(LONG_ENOUGH_MS);
    expect(said).toEqual([]);
    expect(container).toHaveTextContent('No posts yetBe the first to share something.Write a post');
    expect(page.getByRole('img').elements()).toEqual([]);
  });
});
