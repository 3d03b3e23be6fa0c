import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

const work = vi.fn(async (_key: string) => {});
let over: AbortController;
let ask: (key: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  over = new AbortController();
  ask = atMostEvery(1000, work, over.signal);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('works at once, and once more for all that came meanwhile', async () => {
  for (let n = 0; n < 1000; n += 1) ask('a');
  expect(work).toHaveBeenCalledExactlyOnceWith('a');
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('costs a call a second while it comes all the time', async () => {
  for (let n = 0; n < 100; n += 1) {
    ask('a');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(work).toHaveBeenCalledTimes(10 + 1);
});

it('keeps two keys apart', () => {
  ask('a');
  ask('b');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});

it('begins nothing more for a member who has left', async () => {
  ask('a');
  ask('a');
  over.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
