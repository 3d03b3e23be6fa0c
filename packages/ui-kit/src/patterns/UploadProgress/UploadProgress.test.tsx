import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { UploadProgress, type UploadProgressProps } from './UploadProgress.tsx';

const onPause = vi.fn();
const onResume = vi.fn();
const onCancel = vi.fn();
const onTryAgain = vi.fn();
type Told = Pick<UploadProgressProps, 'name' | 'state' | 'percent' | 'reason' | 'onTryAgain'>;
const file = (props: Told) => <UploadProgress {...{ onPause, onResume, onCancel, onTryAgain }} {...props} />;
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('W10 Upload progress', () => {
  it.each([
    ['sending', 'Pause', onPause],
    ['paused', 'Resume', onResume],
    ['failed', 'Try again', onTryAgain],
    ['waiting', 'Cancel', onCancel],
  ] as const)('keys: while %s, Enter and Space press %s', async (state, name, action) => {
    await render(file({ name: `${state}.jpg`, state, percent: 10 }));
    button(name).element().focus();
    await userEvent.keyboard('{Enter} ');
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('keys: the focus stays on the button as Pause becomes Resume, and near it as the file is ready', async () => {
    const screen = await render(file({ name: 'duck.jpg', state: 'sending', percent: 10 }));
    const pause = button('Pause').element();
    pause.focus();
    await screen.rerender(file({ name: 'duck.jpg', state: 'paused', percent: 10 }));
    expect(document.activeElement).toBe(pause);
    await expect.element(button('Resume')).toHaveFocus();
    await screen.rerender(file({ name: 'duck.jpg', state: 'ready' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('duck.jpg is ready');
  });

  it('heard: how far it has come, in figures and in words', async () => {
    const screen = await render(file({ name: 'sun.jpg', state: 'sending', percent: 45 }));
    const line = page.getByRole('progressbar', { name: 'Sending sun.jpg' });
    await expect.element(line).toHaveAttribute('aria-valuetext', '45 percent, about half');
    await screen.rerender(file({ name: 'sun.jpg', state: 'waiting' }));
    const unknown = page.getByRole('progressbar', { name: 'sun.jpg waits for its turn' });
    await expect.element(unknown).not.toHaveAttribute('aria-valuenow');
  });

  it.each([
    ['slow', 5000, ['25 percent.', '50 percent.', '75 percent.']],
    ['quick', 100, []],
  ])('heard: 40 ticks of a %s file as five messages or fewer', async (name, tickMs, quarters) => {
    // Only the time is simulated: the announcer says its messages at its own pace.
    vi.useFakeTimers({ toFake: ['performance'] });
    const heard = hearLiveRegions();
    const screen = await render(file({ name, state: 'sending', percent: 0 }));
    for (let tick = 1; tick <= 40; tick += 1) {
      vi.advanceTimersByTime(tickMs);
      await screen.rerender(file({ name, state: 'sending', percent: tick * 2.5 }));
    }
    await screen.rerender(file({ name, state: 'ready' }));
    const texts = [`Sending ${name}.`, ...quarters.map((one) => `${name}, ${one}`), `${name} is ready`];
    expect(await heard()).toEqual(texts.map((text) => ({ by: 'status', text })));
  });

  it('heard: a failure at once, with its reason and what to do', async () => {
    const heard = hearLiveRegions();
    const screen = await render(file({ name: 'lost.jpg', state: 'sending', percent: 5 }));
    await screen.rerender(file({ name: 'lost.jpg', state: 'failed', reason: 'The connection was lost.' }));
    const text = 'lost.jpg was not sent. The connection was lost. Press Try again.';
    const said = await heard();
    expect(said).toContainEqual({ by: 'alert', text });
    expect(said).toHaveLength(2);
  });

  it('keys: Cancel is there while the file is on its way, and not afterwards', { tags: 'long' }, async () => {
    const screen = await render(file({ name: 'way.jpg', state: 'sending', percent: 10 }));
    button('Cancel').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    await screen.rerender(file({ name: 'way.jpg', state: 'failed', reason: 'The connection was lost.' }));
    await expect.element(button('Cancel')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toContain('way.jpg was not sent.');
  });

  it('heard: only what can be done about a file that no try will send', { tags: 'long' }, async () => {
    const heard = hearLiveRegions();
    const reason = 'It is not a picture or a video.';
    await render(file({ name: 'letter.jpg', state: 'failed', reason, onTryAgain: undefined }));
    expect(await heard()).toContainEqual({ by: 'alert', text: `letter.jpg was not sent. ${reason}` });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
