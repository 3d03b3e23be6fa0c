import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPausableClock } from './pausableClock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('stands still while paused, and then waits for what was left', () => {
  const clock = createPausableClock();
  const ring = vi.fn<() => void>();
  clock.setTimeout(ring, 1000);
  vi.advanceTimersByTime(900);
  clock.pause();
  vi.advanceTimersByTime(60_000);
  expect(ring).not.toHaveBeenCalled();
  clock.resume();
  vi.advanceTimersByTime(99);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledOnce();
});

it('starts a timer that was set while it was paused', () => {
  const clock = createPausableClock();
  const ring = vi.fn<() => void>();
  clock.pause();
  clock.setTimeout(ring, 1000);
  vi.advanceTimersByTime(5000);
  expect(ring).not.toHaveBeenCalled();
  clock.resume();
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledOnce();
});

it('forgets a cleared timer, running or paused', () => {
  const clock = createPausableClock();
  const ring = vi.fn<() => void>();
  const running = clock.setTimeout(ring, 1000);
  clock.clearTimeout(running);
  const paused = clock.setTimeout(ring, 1000);
  clock.pause();
  clock.clearTimeout(paused);
  clock.resume();
  vi.advanceTimersByTime(5000);
  expect(ring).not.toHaveBeenCalled();
});

it('keeps each timer’s own time over two pauses and two calls of each', () => {
  const clock = createPausableClock();
  const rung: string[] = [];
  clock.setTimeout(() => rung.push('first'), 300);
  vi.advanceTimersByTime(100);
  clock.setTimeout(() => rung.push('second'), 300);
  for (let pause = 0; pause < 2; pause += 1) {
    clock.pause();
    clock.pause();
    vi.advanceTimersByTime(1000);
    clock.resume();
    clock.resume();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['first', 'second']);
});
