import { DEFAULTS, type Preferences } from '@friendbase/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../lib/notices/notices.ts';
import { createNotices, createNotify, type Notices } from './createNotices.ts';

const heard = vi.fn<(text: string) => void>();

const HOUR_MS = 60 * 60 * 1000;
const liked: Notice = { title: 'Liked', text: '', tone: 'success' };
const failed: Notice = { title: 'Not sent', text: '', tone: 'destructive' };
const signedOut: Notice = { title: 'Logged out', text: '', tone: 'success', isUrgent: true };

let wishes: Preferences;
let notices: Notices;
let notify: (notice: Notice) => void;
const shown = () => notices.getSnapshot().context.current?.title;
const list = () => notices.getSnapshot().context.list.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  wishes = { ...DEFAULTS };
  notices = createNotices(
    (words) => (typeof words === 'string' ? words : words.key),
    () => wishes,
    heard,
  );
  notices.start();
  notify = createNotify(notices);
});
afterEach(() => {
  notices.stop();
  vi.useRealTimers();
});

describe('P6 How long messages stay', () => {
  it.each([5, 10, 30, 60] as const)('%i seconds', (messageSeconds) => {
    wishes.messageSeconds = messageSeconds;
    notify(liked);
    vi.advanceTimersByTime(messageSeconds * 1000 - 1);
    expect(shown()).toBe('Liked');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('until they are closed: still there after an hour, held or not', () => {
    wishes.messageSeconds = 'stay';
    notify(liked);
    vi.advanceTimersByTime(HOUR_MS);
    notices.send({ type: 'toast.held' });
    notices.send({ type: 'toast.released' });
    vi.advanceTimersByTime(HOUR_MS);
    expect(shown()).toBe('Liked');
    notices.send({ type: 'toast.closed' });
    expect(shown()).toBeUndefined();
  });

  it.each([10, 'stay'] as const)(
    '%s: the next one waits its turn, and is heard at once',
    (messageSeconds) => {
      wishes.messageSeconds = messageSeconds;
      notify(liked);
      notify(failed);
      expect(shown()).toBe('Liked');
      expect(notices.getSnapshot().context.waiting).toHaveLength(1);
      expect(heard.mock.calls.map(([text]) => text)).toEqual(['Liked.', 'Not sent.']);
      if (messageSeconds === 10) vi.advanceTimersByTime(10_000);
      else notices.send({ type: 'toast.closed' });
      expect(shown()).toBe('Not sent');
      expect(heard).toHaveBeenCalledTimes(2);
    },
  );
});

describe('P7 Interruptions', () => {
  it.each([
    ['all', ['Liked', 'Not sent', 'Logged out']],
    ['important', ['Not sent', 'Logged out']],
    ['none', ['Logged out']],
  ] as const)('%s', (interruptions, expected) => {
    wishes.interruptions = interruptions;
    const seen = [liked, failed, signedOut].map((notice) => {
      notify(notice);
      const title = shown();
      notices.send({ type: 'toast.closed' });
      return title;
    });
    expect(seen.filter((title) => title !== undefined)).toEqual(expected);
    expect(heard.mock.calls.map(([text]) => text)).toEqual(expected.map((title) => `${title}.`));
    expect(list()).toEqual(['Logged out', 'Not sent', 'Liked']);
  });

  it('a message that is held back disturbs none on screen', () => {
    wishes.interruptions = 'important';
    notify(failed);
    notices.send({ type: 'toast.held' });
    notify(liked);
    expect([shown(), notices.getSnapshot().context.waiting]).toEqual(['Not sent', []]);
  });
});
