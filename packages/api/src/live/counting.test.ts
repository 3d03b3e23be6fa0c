import { NO_FEELINGS } from '@friendbase/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCounting } from './counting.ts';
import type { ReadCounts } from './counting.ts';

const seen = {
  likesCount: 1,
  commentsCount: 0,
  isLikedByUser: false,
  reactions: NO_FEELINGS,
  ownReaction: null,
};
const readCounts = vi.fn<ReadCounts>();
const tell = vi.fn<(memberId: string, counts: object) => void>();
let over: AbortController;
let countAnew: ReturnType<typeof createCounting>;

beforeEach(() => {
  vi.useFakeTimers();
  over = new AbortController();
  readCounts.mockImplementation(async () => [{ memberId: 'ann', ...seen }]);
  countAnew = createCounting({ readCounts, isHere: () => true, tell, signal: over.signal });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('is told at once, and of a thousand likes in a minute once a second', async () => {
  countAnew('post', 'ben');
  await vi.advanceTimersByTimeAsync(0);
  expect(tell.mock.calls).toEqual([['ann', { postId: 'post', ...seen }]]);
  for (let n = 0; n < 1000; n += 1) {
    countAnew('post', `member ${n}`);
    await vi.advanceTimersByTimeAsync(60);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(readCounts.mock.calls.length).toBeLessThanOrEqual(62);
  expect(readCounts.mock.calls.every(([, actorIds]) => actorIds.length <= 20)).toBe(true);
});

it('is read one post after the other, however many are liked at once', async () => {
  let underWay = 0;
  let most = 0;
  readCounts.mockImplementation(async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    underWay -= 1;
    return [];
  });
  for (let n = 0; n < 50; n += 1) countAnew(`post ${n}`, 'ben');
  await vi.advanceTimersByTimeAsync(5000);
  expect([most, readCounts.mock.calls.length]).toEqual([1, 50]);
});

it('goes on after one that could not be read, and ends with the server', async () => {
  readCounts.mockRejectedValueOnce(new Error('no database'));
  countAnew('post', 'ben');
  countAnew('other', 'ben');
  await vi.advanceTimersByTimeAsync(0);
  expect(tell.mock.calls.map(([, counts]) => counts)).toEqual([{ postId: 'other', ...seen }]);
  over.abort();
  countAnew('third', 'ben');
  await vi.advanceTimersByTimeAsync(5000);
  expect(readCounts).toHaveBeenCalledTimes(2);
});
