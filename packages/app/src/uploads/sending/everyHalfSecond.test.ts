import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyHalfSecond, PROGRESS_MS } from './everyHalfSecond.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('tells at most twice a second how many bytes have left, at first and at the end at once', () => {
  const told: number[] = [];
  const tell = everyHalfSecond((sentBytes) => told.push(sentBytes), 20);
  for (let sentBytes = 1; sentBytes <= 20; sentBytes += 1) {
    tell(sentBytes);
    vi.advanceTimersByTime(PROGRESS_MS / 5);
  }
  expect(told).toEqual([1, 6, 11, 16, 20]);
});

it('never tells fewer bytes than before', () => {
  const told: number[] = [];
  const tell = everyHalfSecond((sentBytes) => told.push(sentBytes), 100);
  for (const sentBytes of [0, 50, 20, 50, 70]) {
    tell(sentBytes);
    vi.advanceTimersByTime(PROGRESS_MS);
  }
  expect(told).toEqual([50, 70]);
});
