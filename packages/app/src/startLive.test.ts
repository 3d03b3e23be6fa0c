import { countNotifications, type Client, type NotificationCount } from '@friendbase/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '@friendbase/mocks/testing';
import type { Preferences } from '@friendbase/ui-kit';
import { editComfort } from './comfort/editComfort.ts';
import { openComfort } from './comfort/openComfort.ts';
import { callBy } from './data/call.ts';
import { notificationCountQuery } from './data/notificationCount.ts';
import { createQueryClient } from './data/queryClient.ts';
import { createDeviceStore } from './lib/device/deviceStore.ts';
import { createCarrier } from './lib/live/carrier.ts';
import { startLive, type LiveParts } from './startLive.ts';

const HOUR_MS = 3_600_000;

/** What the server answers to each count, the last one to all that follow. */
let answers: NotificationCount[];
let counts: number;
let over: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  answers = [{ unseen: 1, messages: 0 }];
  counts = 0;
  over = new AbortController();
  const server = async (endpoint: unknown) => {
    expect(endpoint).toBe(countNotifications);
    counts += 1;
    return answers.length > 1 ? answers.shift() : answers[0];
  };
  callBy(() => server as Client);
});
afterEach(() => {
  over.abort();
  callBy(() => undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page of Ann, which hears what happens by the checks of the session alone. */
function open(chosen: Partial<Preferences> = {}) {
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  queryClient.setQueryData(['listFriends', 'ann'], []);
  const carrier = createCarrier();
  const comfort = openComfort({ device: createDeviceStore(new FakeStorage()) });
  editComfort(comfort).change(chosen);
  const services = { isLive: false, carrier };
  const parts = { memberId: 'ann', comfort, queryClient, services, signal: over.signal };
  startLive(parts as Partial<LiveParts> as LiveParts);
  return {
    carrier,
    isInvalidated: () => queryClient.getQueryState(['listFriends', 'ann'])?.isInvalidated,
    unseen: () => queryClient.getQueryData(notificationCountQuery('ann').queryKey)?.unseen,
  };
}

describe('a page that is not told what happens', () => {
  it('says so, and counts once at first', async () => {
    const { carrier, unseen } = open();
    expect(carrier.current()).toBe('closed');
    await vi.advanceTimersByTimeAsync(1000);
    expect([unseen(), counts]).toEqual([1, 1]);
  });

  it('counts again, and holds what it has for old, when a check finds that something has happened', async () => {
    const { carrier, unseen, isInvalidated } = open();
    answers = [
      { unseen: 1, messages: 0 },
      { unseen: 2, messages: 0 },
    ];
    carrier.take('7');
    await vi.advanceTimersByTimeAsync(1000);
    expect([unseen(), counts, isInvalidated()]).toEqual([1, 1, false]);
    carrier.take('7');
    await vi.advanceTimersByTimeAsync(1000);
    expect(counts).toBe(1);
    carrier.take('8');
    carrier.take('9');
    await vi.advanceTimersByTimeAsync(1000);
    expect([unseen(), counts, isInvalidated()]).toEqual([2, 2, true]);
  });

  it.each([
    ['is felt', 'all', 1],
    ['is not, where the member wants to hear of errors and danger alone', 'important', 0],
  ] as const)('of which another friend’s message %s', async (_, interruptions, times) => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    answers = [
      { unseen: 1, messages: 1 },
      { unseen: 2, messages: 1 },
      { unseen: 3, messages: 2 },
    ];
    const { carrier } = open({ vibration: true, interruptions });
    for (const place of ['7', '8']) {
      carrier.take(place);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(vibrate).not.toHaveBeenCalled();
    carrier.take('9');
    await vi.advanceTimersByTimeAsync(1000);
    expect(counts).toBe(3);
    await vi.dynamicImportSettled();
    expect(vibrate).toHaveBeenCalledTimes(times);
  });

  it('counts again when quiet hours end', async () => {
    answers = [
      { unseen: 0, messages: 0, quietMs: 9 * HOUR_MS },
      { unseen: 3, messages: 0 },
    ];
    const { unseen } = open();
    await vi.advanceTimersByTimeAsync(9 * HOUR_MS - 1000);
    expect([unseen(), counts]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([unseen(), counts]).toEqual([3, 2]);
  });

  it('asks nothing anymore once the member has left', async () => {
    const { carrier } = open();
    over.abort();
    carrier.take('7');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(counts).toBe(0);
  });
});
