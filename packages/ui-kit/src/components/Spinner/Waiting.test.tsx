import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { listen } from '../Announcer/listen.ts';
import { Suspension } from '../../suspension/Suspension.tsx';
import { Waiting } from './Waiting.tsx';

const LONG = 'This is taking a long time.';
const FRAME_MS = 20;
const said = () => document.getElementById('announcer-polite')?.textContent ?? '';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await cleanup();
  // The announcer ends what it says by a timer, and so does a wait.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  document.getElementById('announcer-polite')?.remove();
});

describe('W34 Waiting', () => {
  it('heard: nothing when it is over within a second', async () => {
    const screen = await render(<Waiting label="Loading..." />);
    await vi.advanceTimersByTimeAsync(999);
    await screen.unmount();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe('');
  });

  it('heard: what is awaited after a second, and that it takes long after ten, each once', async () => {
    const words = listen();
    const screen = await render(<Waiting label="Loading..." />);
    expect(screen.getByText('Loading...').element().closest('[aria-busy=true]')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000 + FRAME_MS);
    await vi.advanceTimersByTimeAsync(9000 - 2 * FRAME_MS);
    expect(screen.container.textContent).not.toContain(LONG);
    await vi.advanceTimersByTimeAsync(3 * FRAME_MS);
    expect(screen.container.textContent).toContain(LONG);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words).toEqual(['Loading...', LONG]);
  });

  it('heard: once for all parts of a page that wait, together and one after the other', async () => {
    const words = listen();
    const screen = await render(
      <>
        <Waiting key="frame" label="Loading..." />
        <Waiting key="menu" label="Loading..." />
      </>,
    );
    await vi.advanceTimersByTimeAsync(9500);
    await screen.rerender(<Waiting key="list" label="Loading..." />);
    await vi.advanceTimersByTimeAsync(20_000);
    await screen.rerender(<Waiting key="faces" label="Loading..." />);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(words).toEqual(['Loading...', LONG]);
    await screen.rerender(null);
    await vi.advanceTimersByTimeAsync(1000);
    await screen.rerender(<Waiting key="other" label="Loading..." />);
    await vi.advanceTimersByTimeAsync(2000);
    expect(words).toEqual(['Loading...', LONG, 'Loading...']);
  });

  it('heard: nothing while its page is suspended, and the rest of the time afterwards', async () => {
    const page = (isSuspended: boolean) => (
      <Suspension isSuspended={isSuspended}>
        <Waiting label="Loading..." />
      </Suspension>
    );
    const screen = await render(page(false));
    await vi.advanceTimersByTimeAsync(500);
    await screen.rerender(page(true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said()).toBe('');
    await screen.rerender(page(false));
    await vi.advanceTimersByTimeAsync(400);
    expect(said()).toBe('');
    await vi.advanceTimersByTimeAsync(100 + FRAME_MS);
    expect(said()).toBe('Loading...');
  });
});
