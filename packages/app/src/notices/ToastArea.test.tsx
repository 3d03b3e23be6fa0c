import { DEFAULTS } from '@friendbase/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Notice } from '../lib/notices/notices.ts';
import { hear, assertive, polite } from '../../testing/hear.ts';
import { createNotices, createNotify } from './createNotices.ts';
import { NoticesProvider } from './noticesContext.ts';
import { ToastArea } from './ToastArea.tsx';

let notify: (notice: Notice) => void;
beforeEach(async () => {
  const notices = createNotices(
    (words) => (typeof words === 'string' ? words : words.key),
    () => DEFAULTS,
  );
  notices.start();
  notify = createNotify(notices);
  await render(
    <NoticesProvider value={notices}>
      <ToastArea />
    </NoticesProvider>,
  );
});

afterEach(() => vi.useRealTimers());

const welcome: Notice = { title: 'Welcome back!', text: "You're now logged in.", tone: 'success' };
const toast = () => page.getByRole('group', { name: 'Welcome back!' });

describe('W15 Toasts', () => {
  it('heard and seen for 5 seconds: still there after 4999 ms, gone after 5001 ms', async () => {
    // The script of a message comes a moment after the page, and a clock that stands would hold it up.
    notify({ title: 'Saved', text: '', tone: 'success' });
    await page.getByRole('button', { name: 'Close' }).click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    notify(welcome);
    vi.advanceTimersByTime(4999);
    await expect.element(toast()).toBeVisible();
    vi.advanceTimersByTime(2);
    await expect.element(toast()).not.toBeInTheDocument();
  });

  it('keys: F8 with no message says where older ones are', async () => {
    await userEvent.keyboard('{F8}');
    await expect.poll(polite).toBe('No new messages. Older ones are in Notifications.');
    expect(document.activeElement).toBe(document.body);
  });

  it('heard: title and text of a message, once and politely', async () => {
    const said = hear();
    notify({ title: 'Welcome back!', text: "You're now logged in to The FriendBase.", tone: 'success' });
    await expect.element(page.getByRole('group', { name: 'Welcome back!' })).toBeVisible();
    await expect.poll(polite).toBe("Welcome back! You're now logged in to The FriendBase.");
    expect(said).toHaveLength(1);
  });

  it('heard: what went wrong, at once', async () => {
    notify({ title: 'Logout failed', text: 'Something went wrong. Please try again.', tone: 'destructive' });
    await expect.poll(assertive).toBe('Logout failed. Something went wrong. Please try again.');
  });
});
