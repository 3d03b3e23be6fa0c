import { describe, expect, it } from 'vitest';
import { problemsOf, tableOf } from './results.ts';
import type { Minute } from './results.ts';

const minute = (megabytes: number, more: Partial<Minute> = {}): Minute => ({
  times: { calls: [2, 2, 9], pages: [20, 30], uploads: [100] },
  failures: [],
  megabytes: [megabytes],
  ...more,
});
const steady = [minute(150), minute(200), minute(219)];

describe('the verdict of a soak', () => {
  it('is good where nothing fails, memory stays and no call waits much longer than others', () => {
    expect(problemsOf(steady, 0)).toEqual([]);
  });

  it.each([
    ['2 × feed: 503', [minute(150, { failures: ['feed: 503', 'feed: 503'] }), minute(200), minute(200)], 0],
    ['3 messages were not told to a stream', steady, 3],
    ['memory of the last minute is 1.11 of the second', [minute(150), minute(200), minute(222)], 0],
    ['memory of the last minute is NaN of the second', steady.slice(0, 2), 0],
    [
      'p99 of calls is 5.5 times p50',
      [...steady, minute(200, { times: { calls: [11], pages: [20], uploads: [100] } })],
      0,
    ],
    [
      'p99 of pages is NaN times p50',
      steady.map((one) => ({ ...one, times: { ...one.times, pages: [] } })),
      0,
    ],
  ])('says “%s”', (problem, minutes, lost) => {
    expect(problemsOf(minutes, lost)).toEqual([problem]);
  });

  it('has a line for each minute and one for all', () => {
    expect(tableOf(steady).split('\n').slice(2)).toEqual([
      '| 1 | 2.0, 9.0 | 20.0, 30.0 | 100.0, 100.0 | 150 |',
      '| 2 | 2.0, 9.0 | 20.0, 30.0 | 100.0, 100.0 | 200 |',
      '| 3 | 2.0, 9.0 | 20.0, 30.0 | 100.0, 100.0 | 219 |',
      '| all | 2.0, 9.0 (4.5) | 20.0, 30.0 (1.5) | 100.0, 100.0 (1.0) | 1.09 |',
    ]);
  });
});
