import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { FailedState } from './FailedState.tsx';

const LONG_ENOUGH_MS = 5000;
const WORDS = 'We could not load the posts. Please check your connection.';
const onRetry = vi.fn<() => void>();

const failed = (isRetrying: boolean) => (
  <FailedState
    title="We could not load the posts."
    text="Please check your connection."
    onRetry={onRetry}
    isRetrying={isRetrying}
  />
);
const tryAgain = page.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  simulateClock();
  onRetry.mockClear();
});
afterEach(hush);

describe('W34 Failed state', () => {
  it('keys: Try again does nothing while it tries, and keeps the focus', async () => {
    await render(failed(true));
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onRetry).not.toHaveBeenCalled();
    await expect.element(tryAgain).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('keys: %j tries again', async (key) => {
    await render(failed(false));
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('heard: what failed, at once, and once', async () => {
    const said = listen();
    const screen = await render(failed(false));
    await screen.rerender(failed(true));
    await screen.rerender(failed(false));
    await pass(LONG_ENOUGH_MS);
    expect(said.filter((text) => text === WORDS)).toHaveLength(1);
    expect(document.getElementById('announcer-assertive')).toHaveTextContent(WORDS);
  });
});
