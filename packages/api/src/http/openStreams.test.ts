import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpenStreams } from './openStreams.ts';

const HEARTBEAT_MS = 15_000;

/** So many streams of one server, which count their heartbeats. */
function open(count: number) {
  const stopping = new AbortController();
  const server = createOpenStreams(stopping.signal, HEARTBEAT_MS);
  const streams = Array.from({ length: count }, () => ({
    beat: vi.fn<() => void>(),
    end: vi.fn<() => void>(),
  }));
  for (const stream of streams) server.add(stream);
  const beats = () => streams.map(({ beat }) => beat.mock.calls.length);
  return { stopping, server, streams, beats, sum: () => beats().reduce((all, one) => all + one, 0) };
}

describe('the open streams of a server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('have a heartbeat each in every interval', () => {
    const { beats } = open(200);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(new Set(beats())).toEqual(new Set([1]));
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(new Set(beats())).toEqual(new Set([2]));
  });

  it('have them evenly, though they began together', () => {
    const { sum } = open(6000);
    const counts = Array.from({ length: 15 }, () => {
      const before = sum();
      vi.advanceTimersByTime(HEARTBEAT_MS / 15);
      return sum() - before;
    });
    expect(new Set(counts)).toEqual(new Set([400]));
  });

  it('leave no timer behind when the last of them goes', () => {
    const { server, streams, sum } = open(2);
    for (const stream of [...streams, ...streams]) server.delete(stream);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(sum()).toBe(0);
  });

  it('end when the server stops, and so does one that comes then', () => {
    const { stopping, server, streams } = open(2);
    stopping.abort();
    expect(streams.map(({ end }) => end.mock.calls.length)).toEqual([1, 1]);
    const late = { beat: vi.fn<() => void>(), end: vi.fn<() => void>() };
    server.add(late);
    expect(late.end).toHaveBeenCalledOnce();
  });
});
